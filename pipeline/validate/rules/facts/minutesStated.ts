/** Least and greatest length in minutes. */
export interface MinutesStated {
  least: number;
  most: number;
}

const number = '(\\d+(?:[.,]\\d+)?(?:\\s?½)?|½)';
const quantity = new RegExp(
  `${number}(?:\\s*(?:-|–|—|to|or)\\s*${number})?[\\s-]*(week|day|hour|hr|h|minute|min)s?(?![a-z])`,
  'g',
);
const minutesOf: Readonly<Record<string, number>> = { week: 10_080, day: 1440, hour: 60, hr: 60, h: 60 };

/** Shortest outing that is called a day. */
const shortestDay = 360;

/**
 * Returns the lengths that a text on a duration allows: 60 to 120 for "1 to 2 hours", 90 for "1 hour 30 minutes", at
 * most 60 for "under 1 hour". The last of several days need not be whole. Null for a text without a length.
 */
export function minutesStated(text: string): MinutesStated | null {
  const words = text
    .toLowerCase()
    .replaceAll(/\bhalf[- ](?:a[- ])?day\b/g, '3 to 6 hours')
    .replaceAll(/\b(?:full|whole|all)[- ]day\b/g, '1 day');
  const parts = [...words.matchAll(quantity)].map((match) => {
    const [found, first = '', second = first, name = ''] = match;
    const unit = minutesOf[name] ?? 1;
    const [low, high] = [valueOf(first) * unit, valueOf(second) * unit];
    const least = unit < 1440 ? low : Math.max(shortestDay, low - 1440);
    return { least, most: high, unit, start: match.index, end: match.index + found.length };
  });
  const lengths: MinutesStated[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const length = lengths.at(-1);
    const isRest =
      before && part.unit < before.unit && /^,?\s*(?:and\s+)?$/.test(words.slice(before.end, part.start));
    if (!length || !isRest) lengths.push({ least: part.least, most: part.most });
    else {
      length.least += part.least;
      length.most += part.most;
    }
  }
  if (lengths.length === 0) return null;
  const least = Math.min(...lengths.map((each) => each.least));
  const most = Math.max(...lengths.map((each) => each.most));
  return {
    least: /\b(?:under|up to|less than|at most|within)\b/.test(words) ? 0 : least,
    most: /\b(?:over|more than|at least|or more)\b/.test(words) ? Number.POSITIVE_INFINITY : most,
  };
}

function valueOf(text: string): number {
  const half = text.includes('½') ? 0.5 : 0;
  return Number(text.replace('½', '').replace(',', '.').trim()) + half;
}
