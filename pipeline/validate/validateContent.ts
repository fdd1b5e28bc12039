import type { ContentKind } from '../content/contentKinds.ts';
import type { ContentFile, LoadedContent } from '../load/loadedContent.ts';
import { compareProblems, type Problem } from '../content/problem.ts';
import { compileBranch, isAuthored, validatorOf } from './authoredSchemas.ts';
import { applyExceptions } from './applyExceptions.ts';
import type { CheckedContent, Content, Entry } from './content.ts';
import { allRules } from './rules/allRules.ts';
import { schemaProblems } from './schemaProblems.ts';
import { isTimeZone } from './timeZone.ts';

export interface Validation {
  /** All problems, those found while loading among them, sorted by place. */
  problems: Problem[];
  /** The typed content, or null when one of the problems is an error. */
  content: Content | null;
}

/**
 * Checks loaded content against its schemas, then against every rule. Throws nothing for what the content says.
 * `today` gives the calendar date that counts as today in a time zone, YYYY-MM-DD.
 */
export function validateContent(loaded: LoadedContent, today: (timeZone: string) => string): Validation {
  const problems = [...loaded.problems];
  const entries = <K extends ContentKind>(kind: K): Entry<K>[] =>
    loaded.files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const entry = toEntry(kind, file, problems);
        return entry ? [entry] : [];
      });
  const checked: CheckedContent = {
    dir: loaded.dir,
    hasRefusedFiles: false,
    attractions: entries('attraction'),
    activities: entries('activity'),
    accommodations: entries('accommodation'),
    trails: entries('trail'),
    events: entries('event'),
    importedEvents: entries('imported-event'),
    guides: entries('guide'),
    pages: entries('page'),
    basemap: entries('basemap'),
    passes: entries('passes')[0] ?? null,
    climate: entries('climate')[0] ?? null,
    rates: entries('rates')[0] ?? null,
    planner: entries('planner')[0] ?? null,
    emergency: entries('emergency')[0] ?? null,
    site: entries('site')[0] ?? null,
    exceptions: entries('exceptions')[0] ?? null,
    feeds: entries('feeds')[0] ?? null,
    routes: loaded.routes,
    photos: loaded.photos,
    slugs: slugsOf(loaded),
  };
  checked.hasRefusedFiles = problems.some(({ severity }) => severity === 'error');
  const timeZone = checked.site?.data.timeZone ?? 'UTC';
  // A zone that nobody knows is reported by a rule.
  const day = today(isTimeZone(timeZone) ? timeZone : 'UTC');
  const found = allRules.flatMap((rule) => rule.check(checked, day));
  problems.push(...applyExceptions(found, checked));
  problems.sort(compareProblems);
  const hasErrors = problems.some((problem) => problem.severity === 'error');
  return { problems, content: !hasErrors && isComplete(checked) ? checked : null };
}

function toEntry<K extends ContentKind>(kind: K, file: ContentFile, problems: Problem[]): Entry<K> | null {
  const { data, slug } = file;
  if (isAuthored(kind, data)) return { kind, slug, file, data };
  problems.push(...schemaProblems(file, validatorOf(kind), compileBranch));
  return null;
}

function slugsOf(loaded: LoadedContent): CheckedContent['slugs'] {
  const tracks = loaded.routes.map(({ name }) => ({ kind: 'route' as const, slug: name }));
  const found = [...loaded.files, ...loaded.unreadable, ...tracks];
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, group]) => [kind, group.map(({ slug }) => slug)]));
}

function isComplete(content: CheckedContent): content is Content {
  const { passes, climate, rates, planner, emergency, site } = content;
  return [passes, climate, rates, planner, emergency, site].every((entry) => entry !== null);
}
