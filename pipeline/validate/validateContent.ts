import { isKnownZone } from '#schemas/rules/zonedTime.ts';
import type { ContentKind } from '../content/contentKinds.ts';
import type { ContentFile, LoadedContent } from '../content/loadedContent.ts';
import { compareProblems, type Problem } from '../content/problem.ts';
import { compileBranch, isAuthored, validatorOf } from './authoredSchemas.ts';
import { applyExceptions } from './applyExceptions.ts';
import type { CheckedContent, Content, Entry } from '../content/checkedContent.ts';
import { folderKinds, folderOf, type FolderKind, isMarkdownKind } from '../content/contentKinds.ts';
import { fileProblem } from '../load/fileProblem.ts';
import { toSlug } from './rules/records/identity.ts';
import { problemOf } from './findingIn.ts';
import { allRules } from './rules/allRules.ts';
import { schemaProblems } from './schemaProblems.ts';

/** Kinds of records that others name as kind/file-name. */
const placeKinds: ReadonlySet<ContentKind> = new Set(['attraction', 'activity', 'accommodation', 'trail']);

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
  const vanished = loaded.vanished ?? [];
  const problems = [...loaded.problems];
  /** Kinds of records that lie in the folder of another kind, by their fields. */
  const misplaced: { kind: ContentKind; slug: string }[] = [];
  const keysOf = (slug: string) =>
    loaded.files.flatMap(({ kind, slug: own }) =>
      own === slug && placeKinds.has(kind) ? [`${kind}/${own}`] : [],
    );
  const entries = <K extends ContentKind>(kind: K): Entry<K>[] =>
    loaded.files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const entry = toEntry(kind, file, problems, misplaced, keysOf);
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
    notices: entries('notice'),
    trips: entries('trip'),
    guides: entries('guide'),
    pages: entries('page'),
    basemap: entries('basemap'),
    passes: entries('passes')[0] ?? null,
    climate: entries('climate')[0] ?? null,
    rates: entries('rates')[0] ?? null,
    planner: entries('planner')[0] ?? null,
    emergency: entries('emergency')[0] ?? null,
    transit: entries('transit')[0] ?? null,
    roads: entries('roads')[0] ?? null,
    meanings: entries('meanings')[0] ?? null,
    site: entries('site')[0] ?? null,
    exceptions: entries('exceptions')[0] ?? null,
    heights: entries('heights')[0] ?? null,
    heightGrid: loaded.heightGrid,
    sign: loaded.sign,
    feeds: entries('feeds')[0] ?? null,
    routes: loaded.routes,
    photos: loaded.photos,
    // A record that was renamed by hand is one mistake: what names it is none.
    slugs: slugsOf(loaded, [...misplaced, ...vanished.filter(({ isRenamed }) => isRenamed)]),
    removed: new Set(vanished.map(({ kind, slug }) => `${kind}/${slug}`)),
  };
  checked.hasRefusedFiles =
    loaded.unreadable.length > 0 || problems.some(({ severity }) => severity === 'error');
  const timeZone = checked.site?.data.timeZone;
  // A rule reports an unknown zone.
  const day = today(timeZone !== undefined && isKnownZone(timeZone) ? timeZone : 'UTC');
  const found = applyExceptions(findingsOf(checked, day), checked);
  // A folder that is gone and whose records are named is an error, which says all.
  const gone = vanished
    .map(({ problem }) => problem)
    .filter(({ file, severity }) => severity === 'error' || !found.some((other) => other.file === file));
  const all = unique([...problems, ...gone, ...found]).sort(compareProblems);
  const hasErrors = all.some((problem) => problem.severity === 'error');
  return { problems: all, content: !hasErrors && isComplete(checked) ? checked : null };
}

/** Returns the problems without those that say the same of one place. */
function unique(problems: readonly Problem[]): Problem[] {
  const byPlace = problems.map((problem): [string, Problem] => {
    const { file, line, column, path, message } = problem;
    return [JSON.stringify([file, line, column, path, message]), problem];
  });
  return [...new Map(byPlace).values()];
}

/**
 * Returns what the rules say. A wrong file that others are checked against (site.yaml, the facts) gives its own
 * problems alone, because those of the others may follow from it.
 */
function findingsOf(checked: CheckedContent, day: string): Problem[] {
  const all = problemsIn(checked, day);
  const isMissing = all.some(({ file }) =>
    folderKinds.some((kind) => file === `${checked.dir}/${folderOf[kind]}`),
  );
  // What is said of records and files that nothing names may follow from a missing folder.
  const found = isMissing ? problemsIn({ ...checked, hasRefusedFiles: true }, day) : all;
  const wrong = referenceKinds.filter((kind) => isWrong(checked[kind]?.file, found));
  if (wrong.length === 0) return found;
  const withoutThem = { ...checked, ...Object.fromEntries(wrong.map((kind) => [kind, null])) };
  const own = found.filter(({ file }) => wrong.some((kind) => checked[kind]?.file.path === file));
  return [...own, ...problemsIn(withoutThem, day)];
}

function problemsIn(checked: CheckedContent, day: string): Problem[] {
  return allRules.flatMap(({ name, check }) =>
    check(checked, day).map((finding) => problemOf(name, finding)),
  );
}

const referenceKinds = ['site', 'passes', 'climate', 'rates', 'planner', 'emergency'] as const;

function isWrong(file: ContentFile | undefined, found: readonly Problem[]): boolean {
  return found.some((problem) => problem.file === file?.path && problem.severity === 'error');
}

function toEntry<K extends ContentKind>(
  kind: K,
  file: ContentFile,
  problems: Problem[],
  misplaced: { kind: ContentKind; slug: string }[],
  keysOf: (slug: string) => readonly string[],
): Entry<K> | null {
  const { data, slug } = file;
  if (isAuthored(kind, data)) return { kind, slug, file, data };
  const own = schemaProblems(file, validatorOf(kind), compileBranch, keysOf);
  const other = matchingKind(kind, file);
  // A record without one of its keys can be whole by the rules of another kind.
  const lacks = onlyLacksKeys(kind, data);
  if (other && lacks) {
    const place = `${folderOf[other]}/${file.path.slice(file.path.lastIndexOf('/') + 1)}`;
    const [first, ...more] = own;
    const hint = `Or move it to ${place} if it is a ${other}.`;
    if (first) problems.push({ ...first, suggestion: `${first.suggestion ?? ''} ${hint}`.trim() }, ...more);
    return null;
  }
  if (other) {
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    const message = `this is a record of the kind ${other}, in the folder of another kind`;
    const suggestion = `Move it to ${folderOf[other]}/${name}`;
    problems.push(fileProblem(file.path, 'file-unexpected', message, suggestion));
    misplaced.push({ kind: other, slug });
    return null;
  }
  problems.push(...own);
  return null;
}

/** Returns true if a record has nothing against it but missing keys. */
function onlyLacksKeys(kind: ContentKind, data: unknown): boolean {
  const validate = validatorOf(kind);
  return !validate(data) && (validate.errors ?? []).every(({ keyword }) => keyword === 'required');
}

/** Returns another kind whose schema the file matches; null without one. */
function matchingKind(kind: ContentKind, { path, data }: ContentFile): FolderKind | null {
  const isMarkdown = path.endsWith('.md');
  if (!folderKinds.some((known) => known === kind)) return null;
  const others = folderKinds.filter((other) => isMarkdown === isMarkdownKind(other));
  return others.find((other) => isAuthored(other, data)) ?? null;
}

/**
 * Returns the slugs of a kind. A file with a bad name has the right one, too, because its name is the only mistake.
 */
function slugsOf(
  loaded: LoadedContent,
  misplaced: readonly { kind: ContentKind; slug: string }[],
): CheckedContent['slugs'] {
  const tracks = loaded.routes.map(({ name }) => ({ kind: 'route' as const, slug: name }));
  const found = [...loaded.files, ...loaded.unreadable, ...misplaced, ...tracks];
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, group]) => {
      const names = group.map(({ slug }) => slug);
      return [kind, kind === 'route' ? names : [...new Set(names.flatMap((name) => [name, toSlug(name)]))]];
    }),
  );
}

function isComplete(content: CheckedContent): content is Content {
  const { passes, climate, rates, planner, emergency, site, sign } = content;
  return [passes, climate, rates, planner, emergency, site, sign].every((entry) => entry !== null);
}
