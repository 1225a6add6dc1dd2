"""The ten levels in Hungarian: what each is called, and what it is like."""

from __future__ import annotations

SENTENCES = {
    "terminal.level.1": "Vendég",
    "terminal.level.about.1": "Kedvtelésből játszik: azt veszi el, ami szép, és ritkán gondol a későbbiekre.",
    "terminal.level.2": "Inas",
    "terminal.level.about.2": "Jól ismeri a szabályokat, és már kezdi látni, mi illik össze.",
    "terminal.level.3": "Burkoló",
    "terminal.level.about.3": "Rendben lerakja a csempéit, de néha nem vesz észre egy jobb helyet.",
    "terminal.level.4": "Mázazó",
    "terminal.level.about.4": "Figyeli, mit hagy neked a lépése.",
    "terminal.level.5": "Csempefestő",
    "terminal.level.about.5": "Gondol a válaszodra, és arra is, mit lép utána.",
    "terminal.level.6": "Mozaikművész",
    "terminal.level.about.6": "Több lépésre előre tervez, és ritkán pazarol csempét.",
    "terminal.level.7": "Pallér",
    "terminal.level.about.7": "Tudja, mi van még az asztalon, és minek örülnél.",
    "terminal.level.8": "Csempemester",
    "terminal.level.about.8": "A forduló minden csempéjével számol.",
    "terminal.level.9": "Építőmester",
    "terminal.level.about.9": "Messzire előrelát, és alig téved.",
    "terminal.level.10": "Udvari építész",
    "terminal.level.about.10": "Időt szán a gondolkodásra, és úgy játszik, ahogy csak tud.",
}
