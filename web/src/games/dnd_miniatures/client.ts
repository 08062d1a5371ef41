import SquareGround from "$lib/board/layers/SquareGround.svelte";
import { t } from "$lib/i18n/voice.svelte";
import type { GameClient } from "$lib/table/contract";
import { allFaces } from "./faces";
import { groundOf } from "./look";
import { point } from "./point";
import { presentGround } from "./present";
import Table from "./Table.svelte";
import type { PrintedLibrary } from "./view";

const SQUARE = 24;

export const client: GameClient = {
  secrets: true,
  Table,
  point,
  ahead: true,
  faces: (library, narrator) => allFaces(library as unknown as PrintedLibrary, narrator, t),
  chart: (rows, name) => {
    const [width, height] = [rows[0]?.length ?? 0, rows.length];
    return {
      Ground: SquareGround,
      inks: presentGround({ name, width, height, rows: [...rows] }, SQUARE),
      width: width * SQUARE,
      height: height * SQUARE,
      outline: (column, row) => `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`,
      called: (letter) => t(`dm-ground-${groundOf(letter).id}`),
    };
  },
};
