import { folderKinds, folderOf } from '../content/contentKinds.ts';
import type { PublishedFile } from '../files/files.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import { type JsonSchema, readSchemas } from '#schemas/readSchemas.ts';

/** Folder of these schemas below the repository, see .vscode/settings.json. */
export const editorFolder = '.cache/editor';

/**
 * Returns the authored schemas as the editor uses them: with the towns and the names of records that there are, so
 * that these complete too. The check has rules for both, which say more than a list; so the strict schemas do
 * without.
 */
export function editorSchemas(loaded: LoadedContent): PublishedFile[] {
  const names = namesIn(loaded);
  return Object.entries(readSchemas('authored')).map(([name, { $id: _address, ...schema }]) => ({
    path: `${editorFolder}/${name}.schema.json`,
    text: `${JSON.stringify(withNames(name, schema, names))}\n`,
  }));
}

interface Names {
  towns: string[];
  /** Names of records by the folder of their kind. */
  records: Record<string, string[]>;
}

function namesIn({ files }: LoadedContent): Names {
  const site = files.find(({ kind }) => kind === 'site')?.data as { locations?: unknown } | undefined;
  const locations = Array.isArray(site?.locations) ? (site.locations as ({ id?: unknown } | null)[]) : [];
  return {
    towns: locations.flatMap((location) => (typeof location?.id === 'string' ? [location.id] : [])),
    records: Object.fromEntries(
      folderKinds.map((kind) => [
        folderOf[kind],
        files.filter((file) => file.kind === kind).map(({ slug }) => slug),
      ]),
    ),
  };
}

/** Returns the schema with choices where a town or the name of a record is meant. */
function withNames(file: string, schema: JsonSchema, { towns, records }: Names): JsonSchema {
  const choose = (one: JsonSchema, choices: readonly string[]): JsonSchema =>
    choices.length > 0 ? { ...one, enum: [...choices] } : one;
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, walk(part, name)]),
    ) as JsonSchema;
    if (key === 'aliasOf') return choose(inner, records.trails ?? []);
    if (file === 'shared' && key === 'town') return choose(inner, towns);
    const named = file === 'common' && inner.items?.$ref?.endsWith('/slug') ? records[key] : undefined;
    return named && inner.items ? { ...inner, items: choose(inner.items, named) } : inner;
  };
  return walk(schema, '') as JsonSchema;
}
