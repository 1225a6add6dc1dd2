/** Sounds, synthesized from tones and noise; nothing relies on sound alone. Audio starts with the first click or key. */

/** @typedef {"lift" | "place" | "floor" | "refused" | "turn" | "point" | "row" | "end"} Sound */

/** @type {AudioContext | null} */
let context = null;
let loudness = 0.5;

/** Set the volume, from 0 to 100. @param {number} percent */
export function setLoudness(percent) {
  loudness = percent / 100;
}

/** Play a sound. @param {Sound} name @param {number} [points] points rise by a semitone each */
export function play(name, points = 0) {
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= begin();
  if (!context) return;
  const now = context.currentTime;
  switch (name) {
    case "lift":
      return tone(1900, now, 0.05, 0.12, "triangle");
    case "place":
      tone(950, now, 0.07, 0.16, "triangle");
      return noise(now, 0.03, 2600, 0.25);
    case "floor":
      tone(140, now, 0.14, 0.3, "sine");
      return noise(now, 0.06, 400, 0.3);
    case "refused":
      tone(260, now, 0.09, 0.18, "sine");
      return tone(220, now + 0.09, 0.12, 0.16, "sine");
    case "turn":
      tone(659, now, 0.16, 0.14, "sine");
      return tone(880, now + 0.14, 0.26, 0.14, "sine");
    case "point":
      return tone(points < 0 ? 196 : 440 * 2 ** (Math.min(points, 14) / 12), now, 0.16, 0.12, "triangle");
    case "row":
      return [523, 659, 784].forEach((pitch) => tone(pitch, now, 0.5, 0.08, "triangle"));
    case "end":
      return [523, 659, 784, 1047].forEach((pitch, index) => tone(pitch, now + index * 0.12, 0.7, 0.09, "triangle"));
  }
}

/** Start audio; stay silent if the device or browser does not allow it. @returns {AudioContext | null} */
function begin() {
  try {
    return new AudioContext();
  } catch {
    loudness = 0;
    return null;
  }
}

/** @param {number} pitch @param {number} start @param {number} length @param {number} volume @param {OscillatorType} type */
function tone(pitch, start, length, volume, type) {
  if (!context) return;
  const oscillator = new OscillatorNode(context, { frequency: pitch, type });
  oscillator.connect(envelope(start, length, volume));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** @param {number} start @param {number} length @param {number} pitch @param {number} volume */
function noise(start, length, pitch, volume) {
  if (!context) return;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < frames; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 }))
    .connect(envelope(start, length, volume));
  source.start(start);
}

/** @param {number} start @param {number} length @param {number} volume */
function envelope(start, length, volume) {
  const gain = new GainNode(/** @type {AudioContext} */ (context), { gain: 0 });
  gain.gain.setValueAtTime(volume * loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(/** @type {AudioContext} */ (context).destination);
  return gain;
}
