// One icon means one thing: whoever uses one somewhere new says here what it means, and sees what it means already.
import { expect, it } from "vitest";
import drawn from "./icons.svg?raw";

const PAGES = import.meta.glob<string>("/src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** For each icon what it means, and the files that use it in this sense. */
const MEANS: Record<string, [string, ...string[]]> = {
  arrow: ["go there", "hall/QuickSeat", "learn/ChapterEnd", "page/Featured", "table/TableBar", "workshop/PlayWith", "pages/HowToPlay"],
  away: ["the person is not here", "room/RoomSeat"],
  bolt: ["the line is down", "table/LostLine"],
  book: [
    "something to read",
    "page/Featured",
    "page/LessonCard",
    "page/Shelves",
    "room/RulesGlance",
    "table/TableBar",
    "table/TableMenu",
    "ui/SiteBar",
    "pages/HowToPlay",
  ],
  bot: ["a bot", "end/AndNow", "hall/SeatRows"],
  cap: ["a lesson", "end/AndNow", "learn/Teacher", "room/RulesGlance", "ui/SiteBar"],
  chat: ["the chat", "table/FrameTabs", "table/TableBar"],
  check: [
    "done, or right",
    "analysis/MistakePanel",
    "end/EndSheet",
    "learn/Chapters",
    "learn/PuzzleResult",
    "page/Daily",
    "page/Featured",
    "page/LessonCard",
    "profile/FriendsPanel",
    "replay/ReplayBar",
    "room/Invitation",
    "room/RoomSeat",
    "table/WhyNot",
    "workshop/Faults",
    "pages/Doctor",
    "pages/Puzzles",
  ],
  clock: ["time left", "hall/Waiting", "seats/ClockFace"],
  copy: ["copy a link", "profile/FriendsPanel", "room/Invitation", "pages/Doctor"],
  down: ["more below", "hall/GameCard", "hall/InProgress", "hall/QuickSeat", "learn/HowToWin"],
  download: ["save as a file", "profile/OwnData", "replay/ReplayBar", "table/Stranded", "pages/Doctor"],
  expand: ["the whole board", "board/BoardTools"],
  eye: ["who looks", "chat/Chat", "hall/InProgress", "prompt/Prompt", "replay/ReplayBar"],
  first: ["from the start", "learn/LessonFoot", "learn/PuzzleTries", "learn/Teacher", "replay/Controls"],
  flag: ["resign", "table/TableMenu"],
  gear: ["settings", "table/TableMenu", "ui/SiteBar"],
  grid: ["the board", "hint/HintPanel", "table/FrameTabs"],
  hand: ["here, press this", "learn/Light", "learn/Teacher"],
  hint: ["a hint", "hint/HintPanel", "learn/PuzzleResult", "learn/PuzzleTries", "table/TableBar"],
  home: ["the hall", "ui/SiteBar"],
  key: ["keys", "table/TableMenu"],
  last: ["to the end", "replay/Controls"],
  link: ["an address", "room/Invitation"],
  lock: [
    "only you see it",
    "dnd_miniatures/Muster",
    "dungeon_command/Hand",
    "dungeoneer/Hand",
    "dungeoneer/Tray",
    "fantasy_commander/Tray",
    "levels/LevelSheet",
  ],
  log: ["the log", "table/FrameTabs"],
  menu: ["the board as a list", "board/BoardTools"],
  minus: ["less", "board/BoardTools", "doctor/FormLines", "workshop/Stepper"],
  moon: ["day and night", "replay/ReplayBar", "table/TableBar", "ui/SiteBar"],
  next: ["one step on", "learn/LessonFoot", "learn/Teacher", "replay/Controls"],
  pause: ["stop the replay", "replay/Controls"],
  pen: ["change what was set: the name of a seat, what is played", "hall/AgreedTable", "room/RoomSeat"],
  plan: ["plan ahead", "table/TableMenu"],
  play: ["run the replay", "replay/Controls"],
  plus: ["more", "board/BoardTools", "doctor/FormLines", "hall/OpenTables", "workshop/Stepper"],
  prev: ["one step back", "learn/LessonFoot", "learn/Teacher", "replay/Controls"],
  puzzle: ["a puzzle", "end/AndNow"],
  reel: ["a replay", "end/EndSheet", "end/KeyMoments", "hall/InProgress", "profile/History", "table/TableMenu", "ui/SiteBar"],
  search: ["search", "pages/Cards", "pages/Rulebook"],
  share: ["share", "end/EndSheet", "learn/PuzzleResult", "replay/ReplayBar"],
  stack: ["what the game offers", "table/FrameTabs"],
  table: ["play at a table", "replay/ReplayBar", "ui/SiteBar", "pages/Profile"],
  turn: ["turn a tile or a card", "dungeon_command/Lay", "dungeoneer/Tray"],
  undo: ["take back", "doctor/MapPainter", "prompt/TakeBack"],
  upload: ["open a file", "pages/Replays"],
  user: ["a person", "analysis/NumbersPanel", "end/AndNow", "table/FrameTabs", "ui/SiteBar"],
  wait: ["not yet", "prompt/Prompt", "room/WaitingRoom", "table/WhyNot"],
  x: [
    "close, away with it, or wrong",
    "analysis/MistakePanel",
    "board/BoardList",
    "board/BoardTools",
    "board/Glass",
    "doctor/FormLines",
    "end/AndNow",
    "end/EndSheet",
    "hint/HintPanel",
    "learn/PuzzleResult",
    "profile/FriendsPanel",
    "profile/OwnData",
    "prompt/Prompt",
    "room/RoomSeat",
    "table/TableBar",
    "table/WhyNot",
    "ui/Dialog",
    "ui/FaultNote",
    "workshop/Faults",
    "workshop/ShelfBar",
  ],
  zoom: ["tools of the board", "board/BoardTools"],
};

const ids = [...drawn.matchAll(/symbol id="([^"]+)"/gu)].map(([, id]) => id!);
/** How a page names an icon: to the component, in a list, to a snippet. */
const NAMED = [/<Icon\s+name="([\w-]+)"/gu, /icon: "([\w-]+)"/gu, /@render \w+\([^)]*?"([\w-]+)"/gu];
const CHOSEN = /<Icon\s+name=\{([^}]*)\}/gu;

function used(source: string): Set<string> {
  const plain = NAMED.flatMap((way) => [...source.matchAll(way)].map(([, id]) => id!));
  const chosen = [...source.matchAll(CHOSEN)].flatMap(([, choice]) => [...choice!.matchAll(/[?:] "([\w-]+)"/gu)].map(([, id]) => id!));
  return new Set([...plain, ...chosen].filter((id) => ids.includes(id)));
}

it("every icon is used as it is meant, and nowhere else", () => {
  const found = Object.entries(PAGES).flatMap(([path, source]) => {
    const file = path.split("/").slice(-2).join("/").replace(".svelte", "");
    return [...used(source)].map((id) => `${id}: ${file}`);
  });
  const meant = Object.entries(MEANS).flatMap(([id, [, ...files]]) => files.map((file) => `${id}: ${file}`));
  expect(found.toSorted()).toEqual(meant.toSorted());
});

it("every icon that is drawn has one meaning, and no two mean the same", () => {
  expect(Object.keys(MEANS).toSorted()).toEqual(ids.toSorted());
  const meanings = Object.values(MEANS).map(([meaning]) => meaning);
  expect(new Set(meanings).size).toBe(meanings.length);
});
