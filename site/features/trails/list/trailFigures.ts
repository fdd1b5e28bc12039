import { numberText } from '#schemas/rules/distanceText.ts';
import type { Trail } from '#schemas/types/published.ts';

/** Returns the number of trails, of those recommended in winter, and the total length, there and back. */
export function trailFigures(
  trails: Pick<Trail, 'distanceKm' | 'winterState'>[],
): { value: string; label: string }[] {
  const kilometres = trails.reduce((sum, trail) => sum + trail.distanceKm, 0);
  const inWinter = trails.filter(({ winterState }) => winterState === 'recommended');
  return [
    { value: String(trails.length), label: 'trails' },
    { value: String(inWinter.length), label: 'winter walks' },
    { value: `${numberText(kilometres)} km`, label: 'return' },
  ];
}

export interface FigureParts {
  /** Words before the number: "about". */
  before: string;
  /** The number itself; null when the text has none. */
  number: string | null;
  unit: string;
  /** Words after the unit: "return". */
  after: string;
}

const pattern =
  /^([a-z ]*)(\d[\d.,½¼¾]*(?: ?(?:to|-|–) ?\d[\d.,½¼¾]*)?)\s?(km|m|hours?|minutes?|min|h)?(?: (.*))?$/i;

/** Splits a figure such as "about 4 hours return" into parts, so that its number can be large. */
export function figureParts(text: string): FigureParts {
  const match = pattern.exec(text.trim());
  if (!match) return { before: '', number: null, unit: '', after: text };
  const [, before = '', number = '', unit = '', after = ''] = match;
  return { before: before.trim(), number, unit, after };
}
