import type { Photo } from '#schemas/types/authored.ts';
import { hostsIn, isHostOf } from '../sources/hosts.ts';
import { officialHosts } from '../sources/officialHosts.ts';
import { folderKinds, folderOf } from '../content/contentKinds.ts';
import { type Content, recordsOf } from '../content/checkedContent.ts';
import { daysBetween, daysUntilStale, factsIn } from '../validate/factsIn.ts';
import { type Lists, optionCounts } from './optionCounts.ts';

/** Counts of the content and of its sources, by name. */
export interface Coverage {
  records: Record<string, number>;
  facts: Record<'official' | 'secondary' | 'unverified', Record<'never' | 'fresh' | 'stale', number>>;
  pictures: Record<'drawn' | 'photographed', number>;
  routes: Record<'recorded' | 'traced' | 'sketch' | 'alias' | 'none', number>;
  /** Records that each option of each filter finds. */
  options: Record<string, Record<string, number>>;
  /** Figures by the host of their source: of the body itself, of others; and figures without an address. */
  hosts: { official: Record<string, number>; other: Record<string, number>; none: number };
}

/** Counts what a maintainer wants to see grow. A figure is stale once the check asks for another look at it. */
export function contentCoverage(content: Content, lists: Lists, today: string): Coverage {
  const count = { never: 0, fresh: 0, stale: 0 };
  const coverage: Coverage = {
    records: Object.fromEntries(folderKinds.map((kind) => [folderOf[kind], content[folderOf[kind]].length])),
    facts: { official: { ...count }, secondary: { ...count }, unverified: { ...count } },
    pictures: { drawn: 0, photographed: 0 },
    routes: { recorded: 0, traced: 0, sketch: 0, alias: 0, none: 0 },
    options: optionCounts(lists),
    hosts: { official: {}, other: {}, none: 0 },
  };
  const officialIn = officialHosts(content);
  for (const fact of factsIn(content)) {
    const { status, verifiedOn } = fact;
    const isStale = verifiedOn !== null && daysBetween(verifiedOn, today) > daysUntilStale(fact);
    const age = verifiedOn === null ? 'never' : isStale ? 'stale' : 'fresh';
    coverage.facts[status][age] += 1;
    const hosts = new Set(hostsIn(fact.source));
    if (hosts.size === 0) coverage.hosts.none += 1;
    for (const host of hosts) {
      const kind = isHostOf(officialIn(fact.file), host) ? 'official' : 'other';
      coverage.hosts[kind][host] = (coverage.hosts[kind][host] ?? 0) + 1;
    }
  }
  for (const { photo } of picturesOf(content)) coverage.pictures[photo ? 'photographed' : 'drawn'] += 1;
  for (const { data } of content.trails) {
    const { route } = data;
    coverage.routes[!route ? 'none' : 'aliasOf' in route ? 'alias' : route.accuracy] += 1;
  }
  return coverage;
}

function picturesOf(content: Content): { photo?: Photo }[] {
  const records = recordsOf(content).flatMap(({ data }) => [data, ...(data.gallery ?? [])]);
  const pages = [...content.guides, ...content.pages].map(({ data }) => data);
  return [...records, ...pages.filter(({ scene, photo }) => scene || photo)];
}
