// A few short sounds, made on the spot and off unless the reader wants them: a wooden knock, a dull tap, a tick.
import { settings } from "$lib/settings/settings.svelte";

const SOUNDS = {
  turn: { from: 210, to: 95, seconds: 0.16, loud: 0.25 },
  clock: { from: 900, to: 700, seconds: 0.05, loud: 0.15 },
  refusal: { from: 120, to: 80, seconds: 0.09, loud: 0.12 },
} as const;

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  const { from, to, seconds, loud } = SOUNDS[name];
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
