import { eventsOf, recordsOf, type CheckedContent } from '../../../content/checkedContent.ts';
import { folderOf } from '../../../content/contentKinds.ts';
import { formerSlugsOf, recordId } from '../../../content/idOf.ts';
import type { ContentFile } from '../../../content/loadedContent.ts';
import { sitePageSlugs } from '../../../content/pagePaths.ts';
import { editDistance } from '../../../spelling/editDistance.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const uniqueIds: Rule = {
  name: 'unique-ids',
  description:
    'No two records share an id. Ids are derived from file names, so a clash is mended by another name.',
  canBeExcused: false,
  check(content) {
    const owners = new Map<number, { path: string; first: string }>();
    const places = recordsOf(content).filter(({ kind }) => kind !== 'event');
    return [...places, ...eventsOf(content)].flatMap(({ kind, slug, file, data }) => {
      const id = recordId(folderOf[kind === 'imported-event' ? 'event' : kind], { slug, data });
      const owner = owners.get(id);
      const first = formerSlugsOf(data)[0] ?? slug;
      owners.set(id, { path: file.path, first });
      // A name that belongs to two is reported by the rule of names.
      if (owner === undefined || owner.first === first) return [];
      const message = `this record and ${owner.path} have the same id ${id}`;
      return [findingIn(file, [], { message, suggestion: 'Rename one of the two files.' })];
    });
  },
};

export const repeatedRecords: Rule = {
  name: 'repeated-records',
  description:
    'No two records of one kind have the same name in the same town: a place is listed once. Nor have two of them the ' +
    'same number under featured.',
  canBeExcused: true,
  check(content) {
    const seen = new Map<string, string>();
    const numbers = new Map<string, string>();
    const written = [...recordsOf(content).filter(({ kind }) => kind !== 'event'), ...eventsOf(content)];
    // A copy has a file name that is farther from its name, such as moose-hotel-2.
    const apart = ({ slug, data }: (typeof written)[number]) => editDistance(slug, toSlug(data.name));
    const inOrder = written.toSorted((a, b) => apart(a) - apart(b));
    const repeated = inOrder.flatMap(({ kind, slug, file, data }) => {
      // A bad file name is a mistake of its own.
      if (slugFault(slug) !== null) return [];
      const day = 'startDate' in data ? data.startDate : null;
      const name = data.name
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
        .trim();
      const key = [kind, name, data.town, day].join('|');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, file.path);
        return 'featured' in data ? numberTwice(kind, file, data.featured, numbers) : [];
      }
      return [
        findingIn(file, ['name'], {
          message: `${first} has the same name and the same town`,
          suggestion: 'Remove one of the two files, or give this one the name that tells it apart.',
        }),
      ];
    });
    const trips = content.trips.flatMap(({ kind, file, data }) =>
      numberTwice(kind, file, data.featured, numbers),
    );
    return [...repeated, ...trips];
  },
};

function numberTwice(
  kind: string,
  file: ContentFile,
  featured: number | undefined,
  numbers: Map<string, string>,
) {
  if (featured === undefined) return [];
  const first = numbers.get(`${kind} ${featured}`);
  if (first === undefined) {
    numbers.set(`${kind} ${featured}`, file.path);
    return [];
  }
  const message = `${first} is featured as number ${featured}, too`;
  return [findingIn(file, ['featured'], { message, suggestion: 'Give one of the two another number.' })];
}

/** Names that hosts, operating systems or this site give another meaning. */
const reserved = new Set([
  ...'index 404 con prn aux nul slug api gpx images schemas offline'.split(' '),
  ...Array.from({ length: 9 }, (_, n) => [`com${n + 1}`, `lpt${n + 1}`]).flat(),
]);

export const slugs: Rule = {
  name: 'slugs',
  description:
    'File names become addresses: lower-case letters, digits and single hyphens, at most 80, and no reserved name. ' +
    'Guides and pages share one level of addresses, so no guide has the name of a page. The former ' +
    'name of a record is the name of no other.',
  canBeExcused: false,
  check(content) {
    const files = [...recordsOf(content), ...content.guides, ...content.pages].map(({ file }) => file);
    return [...files.flatMap(badName), ...clashes(content), ...formerClashes(content)];
  },
};

function badName(file: ContentFile, _index: number, files: readonly ContentFile[]) {
  const message = slugFault(file.slug);
  if (message === null) return [];
  const fixed = toSlug(file.slug);
  const ending = file.path.slice(file.path.lastIndexOf('.'));
  const isTaken = files.some(({ kind, slug }) => kind === file.kind && slug === fixed);
  const suggestion = isTaken
    ? `Remove it if it is a copy of ${fixed}${ending}, or give it a name of its own.`
    : fixed === '' || slugFault(fixed) !== null
      ? 'Rename the file.'
      : `Rename the file to ${fixed}${ending}`;
  return [findingIn(file, [], { message, suggestion })];
}

/** Returns the address nearest to a file name: without accents, capitals and signs, and without what marks a copy. */
export function toSlug(name: string): string {
  return name
    .replace(/ (?:\((?:\d+|[^)]*\bcopy\b[^)]*)\)|- copy.*|copy(?: \d+)?)$/i, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}

/** Returns the fault of a file name as an address; null if there is none. */
export function slugFault(slug: string): string | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    return `the file name "${slug}" may only have lower-case letters, digits and single hyphens (at most 80)`;
  }
  return reserved.has(slug) ? `the name "${slug}" is reserved` : null;
}

/** Returns the fault of a name that a person gave a command, with the name that was meant; null if there is none. */
export function nameFault(slug: string): string | null {
  const fault = slugFault(slug);
  const fixed = toSlug(slug.replace(/\.(?:ya?ml|md|gpx)$/, ''));
  return fault === null || fixed === '' || slugFault(fixed) !== null ? fault : `${fault}: write ${fixed}`;
}

/**
 * Compares guides with the addresses of pages and of the site; two pages cannot meet, because their file names differ.
 */
function clashes({ guides, pages }: CheckedContent) {
  const taken = new Set([...sitePageSlugs, ...pages.map(({ slug }) => slug)]);
  const clashing = guides.filter(({ slug }) => taken.has(slug));
  return clashing.map(({ file, slug }) => {
    const message = `the address /${slug} already belongs to another page`;
    return findingIn(file, [], { message, suggestion: 'Rename the file.' });
  });
}

/** Compares former names with the present ones and each other, among all records whose addresses begin alike. */
function formerClashes(content: CheckedContent) {
  const { attractions, activities, accommodations, trails, guides, pages } = content;
  const folders = [attractions, activities, accommodations, trails, eventsOf(content)];
  return [
    ...folders.flatMap((records) => formerIn(records)),
    ...formerIn([...guides, ...pages], sitePageSlugs),
  ];
}

interface Named {
  slug: string;
  file: ContentFile;
  data: object;
}

function formerIn(records: readonly Named[], others: readonly string[] = []) {
  const taken = new Set([...records.map(({ slug }) => slug), ...others]);
  return records.flatMap(({ slug, file, data }) =>
    formerSlugsOf(data).flatMap((former, index) => {
      const isTaken = taken.has(former);
      taken.add(former);
      if (!isTaken) return [];
      const message =
        former === slug
          ? `"${former}" is the present name, not a former one`
          : `the name "${former}" belongs to another ${file.kind}`;
      return [findingIn(file, ['formerSlugs', index], { message, suggestion: 'Remove it.' })];
    }),
  );
}
