import { hexCell } from "$lib/board/geometry/hex";
import HexGround from "$lib/board/layers/HexGround.svelte";
import { t } from "$lib/i18n/voice.svelte";
import type { GameClient } from "$lib/table/contract";
import { allFaces } from "./faces";
import type { PrintedLibrary } from "./printed";
import { groundOf } from "./look";
import { point } from "./point";
import { presentGeometry, presentGround } from "./present";
import Table from "./Table.svelte";

export const client: GameClient = {
  secrets: true,
  Table,
  point,
  faces: (library, narrator) => allFaces(library as unknown as PrintedLibrary, narrator, t),
  chart: (rows, name, narrator) => {
    const geometry = presentGeometry(rows);
    return {
      Ground: HexGround,
      inks: presentGround(rows, name, geometry),
      width: geometry.width,
      height: geometry.height,
      outline: (column, row) => geometry.outline(hexCell(column, row)),
      called: (letter) => narrator.name("terrain", groundOf(letter).id),
    };
  },
};
