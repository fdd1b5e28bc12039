import { dayText } from '#schemas/rules/dateText.ts';
import type { Trail, TransitLink, TransitStop } from '#schemas/types/published.ts';
import type { NearLine } from '../content/transitFinder.ts';
import { toProvenance } from './records/fields.ts';

/** Returns the part of a line and its stop that the rules of the trip planner read. */
export function toTransitLink({ line, stop, walkM }: NearLine): TransitLink {
  const { name, kind, url, season = null, mustBook } = line;
  return { line: name, kind, url, stop, walkM, season, mustBook };
}

/** Returns whether buses or shuttles serve a record, and the days of the year on which one of them does. */
export function busOf(lines: readonly NearLine[]): Pick<Trail, 'hasBus' | 'busSeason'> {
  const seasons = lines.flatMap(({ line }) => line.season ?? []);
  const [from] = seasons.map((season) => season.from).toSorted();
  const to = seasons
    .map((season) => season.to)
    .toSorted()
    .at(-1);
  const isSeasonal = from !== undefined && to !== undefined && seasons.length === lines.length;
  return { hasBus: lines.length > 0, ...(isSeasonal ? { busSeason: { from, to } } : {}) };
}

/**
 * Returns the stops near a record in words. Lines that stop at one place on the same terms share a line of text, and
 * each source is given once.
 */
export function toTransitStops(lines: readonly NearLine[]): TransitStop[] {
  const groups = Map.groupBy(lines, ({ line, stop, walkM }) =>
    JSON.stringify([stop, walkM, termsOf(line), sourceKey(line), line.url]),
  );
  const cited = new Set<string>();
  return [...groups.values()].flatMap((group): TransitStop[] => {
    const [first] = group;
    if (!first) return [];
    const names = group.map(({ line }) => line.name).join(', ');
    const text = `${names}: stop ${first.stop}, ${first.walkM} m, ${termsOf(first.line)}`;
    const key = sourceKey(first.line);
    const provenance = cited.has(key) ? null : toProvenance(first.line);
    cited.add(key);
    return [{ text, url: first.line.url, provenance }];
  });
}

function sourceKey({ source, status, verifiedOn }: NearLine['line']): string {
  return JSON.stringify([source, status, verifiedOn]);
}

function termsOf({ season, mustBook }: NearLine['line']): string {
  const days = season
    ? `${season.usual ? 'usually ' : ''}${dayText(season.from)} to ${dayText(season.to)}`
    : 'all year';
  return mustBook ? `${days}, reservation required` : days;
}
