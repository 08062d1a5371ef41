// The outline of each seat: colour is never alone. Seats are counted from 0, their colours and shapes from 1; 0 is nobody.

export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The colour and shape of a seat. Every seat keeps its own for all who watch. */
export function toneOf(seat: number | null): Tone {
  return seat === null ? 0 : (((seat % 6) + 1) as Tone);
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The outline of a seat's pieces and pips, centred on 0,0. */
export function shape(tone: Tone, r: number): string {
  switch (tone) {
    case 0:
    case 1:
      return `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`;
    case 2: {
      const a = r * 0.9;
      const c = r * 0.3;
      return `M${n(-a + c)} ${n(-a)}H${n(a - c)}L${n(a)} ${n(-a + c)}V${n(a - c)}L${n(a - c)} ${n(a)}H${n(-a + c)}L${n(-a)} ${n(a - c)}V${n(-a + c)}Z`;
    }
    case 3: {
      const [w, t, s, b] = [r * 0.92, -r * 0.86, r * 0.2, r * 1.08];
      return `M${n(-w)} ${n(t)}L0 ${n(-r)}L${n(w)} ${n(t)}V${n(s)}C${n(r * 0.9)} ${n(r * 0.62)} ${n(r * 0.5)} ${n(r * 0.9)} 0 ${n(b)}C${n(-r * 0.5)} ${n(r * 0.9)} ${n(-r * 0.9)} ${n(r * 0.62)} ${n(-w)} ${n(s)}Z`;
    }
    case 4: {
      const a = r * 1.06;
      const corner = (k: number): string => `${n(a * Math.sin((Math.PI / 3) * k))} ${n(-a * Math.cos((Math.PI / 3) * k))}`;
      return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
    }
    case 5: {
      const [w, b] = [r * 0.9, r * 0.92];
      return `M${n(-w)} ${n(b)}V${n(-r * 0.08)}A${n(w)} ${n(w)} 0 0 1 ${n(w)} ${n(-r * 0.08)}V${n(b)}Z`;
    }
    case 6: {
      const [a, c] = [r * 1.2, r * 0.22];
      return `M${n(-c)} ${n(-a + c)}H${n(c)}L${n(a - c)} ${n(-c)}V${n(c)}L${n(c)} ${n(a - c)}H${n(-c)}L${n(-a + c)} ${n(c)}V${n(-c)}Z`;
    }
  }
}
