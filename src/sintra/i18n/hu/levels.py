"""The ten levels in Hungarian: what each is called, and what it is like."""

from __future__ import annotations

SENTENCES = {
    "dialogue.level.1": "Vendég",
    "dialogue.level.about.1": "Kedvtelésből játszik: azt veszi el, ami szép, és ritkán gondol a későbbiekre.",
    "dialogue.level.2": "Inas",
    "dialogue.level.about.2": "Jól ismeri a szabályokat, és már kezdi látni, mi illik össze.",
    "dialogue.level.3": "Burkoló",
    "dialogue.level.about.3": "Rendesen lerakja a csempéit, de néha nem vesz észre egy jobb helyet.",
    "dialogue.level.4": "Mázazó",
    "dialogue.level.about.4": "Figyeli, mit hagy neked a lépése.",
    "dialogue.level.5": "Csempefestő",
    "dialogue.level.about.5": "Gondol a válaszodra, és arra is, mit lép utána.",
    "dialogue.level.6": "Mozaikművész",
    "dialogue.level.about.6": "Több lépésre előre tervez, és ritkán pazarol csempét.",
    "dialogue.level.7": "Pallér",
    "dialogue.level.about.7": "Tudja, mi van még az asztalon, és minek örülnél.",
    "dialogue.level.8": "Csempemester",
    "dialogue.level.about.8": "A forduló minden csempéjével számol.",
    "dialogue.level.9": "Építőmester",
    "dialogue.level.about.9": "Messzire előrelát, és alig téved.",
    "dialogue.level.10": "Udvari építész",
    "dialogue.level.about.10": "Időt szán a gondolkodásra, és olyan jól játszik, ahogy csak tud.",
    "dialogue.first_name.1": "Anna",
    "dialogue.first_name.2": "Bence",
    "dialogue.first_name.3": "Dóra",
    "dialogue.first_name.4": "Gergő",
    "dialogue.first_name.5": "Ilka",
    "dialogue.first_name.6": "Marci",
    "dialogue.first_name.7": "Panni",
    "dialogue.first_name.8": "Zsiga",
}
