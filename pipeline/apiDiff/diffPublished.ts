import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import diff, { type Difference } from 'microdiff';

/** Fields that change with the day of the build although nobody changed the content. */
const ignored = new Set(['builtOn', 'freshness', 'zoneOffsets']);

/** Lists and indexes that are made of records, which are compared by themselves. */
const madeOfRecords = /^(manifest|api\/(?!site)[a-z-]+|schemas\/.*-list\.schema)\.json$/;

/** Longest list in a comment; the rest is counted. */
const maxLines = 60;

/** Compares two folders of published files; returns a text for a terminal, or Markdown for a comment. */
export function diffPublished(before: string, after: string, format: 'text' | 'markdown'): string {
  const changes = diff(readDocuments(before), readDocuments(after));
  const isMarkdown = format === 'markdown';
  const sections = [
    { title: 'Removed or changed shape, breaking', changes: changes.filter(isBreaking) },
    { title: 'Added', changes: changes.filter((one) => one.type === 'CREATE' && one.path.length === 1) },
    {
      title: 'Changed',
      changes: changes.filter((one) => !isBreaking(one) && !(one.type === 'CREATE' && one.path.length === 1)),
    },
  ].filter((section) => section.changes.length > 0);
  const verdict =
    sections.length === 0
      ? 'No changes to the published files.'
      : changes.some(isBreaking)
        ? 'Breaking: programs may rely on something that is removed or takes a new shape.'
        : 'No breaking changes.';
  const parts = sections.map(({ title, changes: all }) => {
    const rest = all.length > maxLines ? [`and ${all.length - maxLines} more`] : [];
    const lines = [...all.slice(0, maxLines).map((one) => lineOf(one, isMarkdown)), ...rest];
    return isMarkdown
      ? [`#### ${title} (${all.length})`, '', ...lines.map((line) => `- ${line}`)].join('\n')
      : [`${title} (${all.length})`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  const heading = 'What this changes in the published files';
  const head = isMarkdown ? [`### ${heading}`, `**${verdict}**`] : [heading, verdict];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

/** Returns every published document by its address; a file that is no JSON as its name alone. */
function readDocuments(dir: string): Record<string, unknown> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && !madeOfRecords.test(path));
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path): [string, unknown] => [
        `/${path}`,
        !path.endsWith('.json') || JSON.parse(readFileSync(join(dir, path), 'utf8'), simplify),
      ]),
  );
}

/** Drops what changes by itself. Turns a list of words or of cards into one text, so that it is one change. */
function simplify(key: string, value: unknown): unknown {
  if (ignored.has(key)) return undefined;
  if (!Array.isArray(value) || value.length === 0) return value;
  const words = value.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'slug' in item ? item.slug : item,
  );
  return words.every((word) => typeof word === 'string') ? words.join(', ') : value;
}

/**
 * Returns true if a program that reads the old files may fail on the new ones: an address is gone, or a schema promises
 * less (a field is gone or no longer required, or takes another type or another value).
 */
function isBreaking(change: Difference): boolean {
  const [address, ...path] = change.path;
  if (path.length === 0) return change.type === 'REMOVE';
  const key = path.at(-1);
  if (!String(address).startsWith('/schemas/') || key === 'description' || change.type === 'CREATE')
    return false;
  if (change.type === 'REMOVE') return true;
  const [old = [], fresh = []] = [change.oldValue, change.value].map((value) => String(value).split(', '));
  if (key === 'required') return old.some((name) => !fresh.includes(name));
  return !(key === 'type' || key === 'enum') || fresh.some((value) => !old.includes(value));
}

function lineOf(change: Difference, isMarkdown: boolean): string {
  const code = (text: string) => (isMarkdown ? `\`${text.replaceAll('`', "'")}\`` : text);
  const shown = (value: unknown) => {
    const text = value === undefined ? '(absent)' : JSON.stringify(value);
    return code(text.length > 80 ? `${text.slice(0, 77)}...` : text);
  };
  const [address, ...path] = change.path;
  if (path.length === 0) return `${code(String(address))} ${change.type === 'CREATE' ? 'is new' : 'is gone'}`;
  const before = change.type === 'CREATE' ? undefined : change.oldValue;
  const after = change.type === 'REMOVE' ? undefined : change.value;
  return `${code(String(address))} ${code(path.join('.'))} ${shown(before)} -> ${shown(after)}`;
}
