import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files/files.ts';
import { manifestName } from '../files/replaceFolder.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';

/** Published files of one commit. */
export interface PublishedFolder {
  /** Every address, with a leading slash. */
  urls: string[];
  /** Every record by its address; those published only in a list by the address of the list and their slug. */
  records: ReadonlyMap<string, unknown>;
  /** Published schemas by name. */
  schemas: Record<string, JsonSchema>;
}

/** Lists whose entries have no file of their own. */
const listsAlone = ['api/events.json'];

/** Files made of records that are compared by themselves. */
const derived = /^api\/([a-z-]+|facts)\.json$/;

/** Reads a folder written by the command `data`. */
export function readPublishedFolder(dir: string): PublishedFolder {
  const paths = filesBelow(dir).filter((path) => path !== manifestName);
  const read = (path: string): unknown => JSON.parse(readFileSync(join(dir, path), 'utf8'));
  const records = paths.flatMap((path): [string, unknown][] => {
    if (listsAlone.includes(path)) return splitList(path, read(path));
    const isRecord = path.startsWith('api/') && path.endsWith('.json');
    return isRecord && (path === 'api/site.json' || !derived.test(path)) ? [[`/${path}`, read(path)]] : [];
  });
  // The schema of a list says of its entries what their own schema says.
  const schemas = paths.filter(
    (path) => path.endsWith('.schema.json') && !path.endsWith('-list.schema.json'),
  );
  return {
    urls: paths.map((path) => `/${path}`),
    records: new Map(records),
    schemas: Object.fromEntries(
      schemas.map((path) => [
        path.slice('schemas/'.length, -'.schema.json'.length),
        read(path) as JsonSchema,
      ]),
    ),
  };
}

function splitList(path: string, list: unknown): [string, unknown][] {
  if (!Array.isArray(list)) throw new Error(`${path} is no list`);
  return list.map((record: { slug: string }) => [`/${path}#${record.slug}`, record]);
}
