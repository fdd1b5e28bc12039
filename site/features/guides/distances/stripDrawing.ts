import type { GuideSection } from '../GuideSection.ts';

type Distances = Pick<Extract<GuideSection, { kind: 'distances' }>, 'start' | 'legs'>;

/** A text whose middle stands on the strip; texts that would touch stand on rows of their own. */
export interface StripText {
  lines: string[];
  x: number;
  row: number;
}

export interface StripDrawing {
  /** Where each place stands, from left to right. */
  stops: StripText[];
  /** What is said of the way between two places, at its middle. */
  legs: StripText[];
}

const letterWidth = 9.5;
const gap = 12;

/** Places along a way in a drawing of a width, at distances in proportion to the road. */
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

/** Gives each text the first row on which it touches none. */
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
