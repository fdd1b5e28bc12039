import { dayText } from '#schemas/rules/dateText.ts';
import type { TransitLink, TransitStop } from '#schemas/types/published.ts';
import type { NearLine } from '../content/transitFinder.ts';
import { toProvenance } from './records/fields.ts';

/** Returns the part of a line and its stop that the rules of the trip planner read. */
export function toTransitLink({ line, stop, walkM }: NearLine): TransitLink {
  const { name, kind, url, season = null, mustBook } = line;
  return { line: name, kind, url, stop, walkM, season, mustBook };
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
  const days = season ? `${dayText(season.from)} to ${dayText(season.to)}` : 'year-round';
  return mustBook ? `${days}, reservation required` : days;
}
