import { type ChangedField, changedFields } from './changedFields.ts';
import type { PublishedFolder } from './publishedFolder.ts';
import { type SchemaChange, schemaChanges } from './schemaChanges.ts';

export interface ApiDiff {
  /** Addresses of records. */
  added: string[];
  removed: string[];
  changed: { record: string; fields: ChangedField[] }[];
  /** Addresses of files that are no records, such as tracks. */
  addedFiles: string[];
  removedFiles: string[];
  schema: SchemaChange[];
}

/** Compares the published files of two commits. */
export function diffPublished(before: PublishedFolder, after: PublishedFolder): ApiDiff {
  const files = ({ urls, records }: PublishedFolder) => urls.filter((url) => !records.has(url));
  const changed = [...after.records].flatMap(([record, value]) => {
    if (!before.records.has(record)) return [];
    const fields = changedFields(before.records.get(record), value);
    return fields.length > 0 ? [{ record, fields }] : [];
  });
  return {
    added: missingIn(before.records, [...after.records.keys()]),
    removed: missingIn(after.records, [...before.records.keys()]),
    changed,
    addedFiles: missingIn(new Set(before.urls), files(after)),
    removedFiles: missingIn(new Set(after.urls), files(before)),
    schema: schemaChanges(before.schemas, after.schemas),
  };
}

function missingIn(known: { has: (url: string) => boolean }, urls: readonly string[]): string[] {
  return urls.filter((url) => !known.has(url));
}

/**
 * Returns true if a program that reads the old files may fail on the new ones, because an address or a guaranteed field
 * is gone.
 */
export function isBreaking({ removed, removedFiles, schema }: ApiDiff): boolean {
  return removed.length + removedFiles.length > 0 || schema.some((change) => change.isBreaking);
}
