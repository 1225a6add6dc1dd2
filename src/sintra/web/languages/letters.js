/** The letters of colors, by game. Generated from the words of the languages: see `server/shell/labels.py`. */

/** @typedef {Record<string, string>} Letters  color -> letter */

/** @type {Record<string, {notation: Letters, languages: Record<string, Letters>, tactile: Letters}>} */
export const LETTERS = {
  "azul": {
    "notation": {
      "blue": "B",
      "yellow": "Y",
      "red": "R",
      "black": "K",
      "teal": "T"
    },
    "languages": {
      "en": {
        "blue": "B",
        "yellow": "Y",
        "red": "R",
        "black": "K",
        "teal": "T"
      },
      "de": {
        "blue": "B",
        "yellow": "G",
        "red": "R",
        "black": "S",
        "teal": "T"
      },
      "hu": {
        "blue": "K",
        "yellow": "S",
        "red": "P",
        "black": "F",
        "teal": "T"
      }
    },
    "tactile": {
      "blue": "B",
      "yellow": "O",
      "red": "R",
      "black": "SCH",
      "teal": "X"
    }
  },
  "pavilion": {
    "notation": {
      "purple": "P",
      "green": "G",
      "orange": "O",
      "yellow": "Y",
      "blue": "B",
      "red": "R"
    },
    "languages": {
      "en": {
        "purple": "P",
        "green": "G",
        "orange": "O",
        "yellow": "Y",
        "blue": "B",
        "red": "R"
      },
      "de": {
        "purple": "L",
        "green": "G",
        "orange": "O",
        "yellow": "E",
        "blue": "B",
        "red": "R"
      },
      "hu": {
        "purple": "L",
        "green": "Z",
        "orange": "N",
        "yellow": "S",
        "blue": "K",
        "red": "P"
      }
    },
    "tactile": {
      "purple": "L",
      "green": "G",
      "orange": "O",
      "yellow": "E",
      "blue": "B",
      "red": "R"
    }
  }
};
