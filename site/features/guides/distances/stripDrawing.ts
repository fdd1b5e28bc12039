import type { GuideSection } from '../sectionLayout.ts';

type Distances = Pick<Extract<GuideSection, { kind: 'distances' }>, 'start' | 'legs'>;

/** Text centred on the strip; texts that would touch are in rows of their own. */
export interface StripText {
  lines: string[];
  x: number;
  row: number;
}

export interface StripDrawing {
  /** Labels of the places, from left to right. */
  stops: StripText[];
  /** Labels of the legs, at their middle. */
  legs: StripText[];
}

const letterWidth = 9.5;
const gap = 12;

/** Returns the labels of a route in a drawing of a width, in proportion to the road distance. */
export function stripDrawing(
  { start, legs }: Distances,
  box: { width: number; margin: number },
): StripDrawing {
  const total = legs.reduce((sum, { km }) => sum + km, 0);
  const xs = [0];
  for (const { km } of legs) xs.push((xs.at(-1) ?? 0) + km);
  const at = (km: number) => Number((box.margin + (km / total) * (box.width - 2 * box.margin)).toFixed(1));
  const names = [start, ...legs.map(({ to }) => to)];
  return {
    stops: inRows(names.map((name, index) => ({ lines: [name], x: at(xs[index] ?? 0) }))),
    legs: inRows(
      legs.map(({ km, time }, index) => ({
        lines: [`${km} km`, ...(time ? [time] : [])],
        x: at(((xs[index] ?? 0) + (xs[index + 1] ?? 0)) / 2),
      })),
    ),
  };
}

/** Puts each text into the first row in which it touches no other. */
function inRows(texts: Omit<StripText, 'row'>[]): StripText[] {
  const ends: number[] = [];
  return texts.map((text) => {
    const half = (Math.max(...text.lines.map(({ length }) => length)) * letterWidth) / 2;
    const free = ends.findIndex((end) => end + gap <= text.x - half);
    const row = free === -1 ? ends.length : free;
    ends[row] = text.x + half;
    return { ...text, row };
  });
}
