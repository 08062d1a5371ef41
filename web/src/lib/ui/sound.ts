// A few short and quiet sounds, made on the spot: a wooden knock for one's turn, a piece that is set, dice, a dull tap, a tick of the clock.
// They are heard where one sits at a desk, unless the reader wants none; on a phone only if wanted.
import { settings } from "$lib/settings/settings.svelte";
import { onceSeen } from "./seen";

interface Knock {
  /** The pitch falls from one to the other, in hertz. */
  from: number;
  to: number;
  seconds: number;
  loud: number;
  /** When it is heard after the first, in seconds. */
  after?: number;
}

const SOUNDS = {
  turn: [{ from: 210, to: 95, seconds: 0.16, loud: 0.2 }],
  set: [{ from: 320, to: 180, seconds: 0.05, loud: 0.06 }],
  dice: [
    { from: 520, to: 300, seconds: 0.035, loud: 0.06 },
    { from: 440, to: 260, seconds: 0.035, loud: 0.05, after: 0.07 },
    { from: 380, to: 220, seconds: 0.05, loud: 0.05, after: 0.16 },
  ],
  clock: [{ from: 900, to: 700, seconds: 0.05, loud: 0.15 }],
  refusal: [{ from: 120, to: 80, seconds: 0.09, loud: 0.12 }],
} as const satisfies Record<string, readonly Knock[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(name: Sound): void {
  // A browser lets a page be heard only after it was touched; a page that nobody looks at is silent but for one's turn.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || (document.hidden && name !== "turn")) return;
  onceSeen(() => knocks(name));
}

function knocks(name: Sound): void {
  context ??= new AudioContext();
  // A call or another page may have taken the loudspeaker meanwhile.
  if (context.state !== "running") void context.resume();
  for (const knock of SOUNDS[name]) sound(context, knock);
}

function sound(context: AudioContext, { from, to, seconds, loud, after = 0 }: Knock): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
