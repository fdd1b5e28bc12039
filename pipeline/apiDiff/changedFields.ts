export interface ChangedField {
  /** For example `route.lengthKm`. */
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields that change with the day of the build although nobody changed the content. */
const ignored = new Set(['builtOn', 'freshness', 'zoneOffsets']);

/** Returns the fields in which two versions of a record differ. A field that is missing is undefined. */
export function changedFields(before: unknown, after: unknown, field = ''): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys
      .filter((key) => !ignored.has(key))
      .flatMap((key) => changedFields(before[key], after[key], field === '' ? key : `${field}.${key}`));
  }
  // Cards of other records are compared where those records are: here counts which they are.
  const slugs = [before, after].map(slugsOf);
  if (slugs[0] && slugs[1]) {
    return JSON.stringify(slugs[0]) === JSON.stringify(slugs[1])
      ? []
      : [{ field, before: slugs[0], after: slugs[1] }];
  }
  return [{ field, before, after }];
}

function slugsOf(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const slugs = value.map((entry: unknown) => (isObject(entry) ? entry.slug : undefined));
  return slugs.every((slug) => typeof slug === 'string') ? slugs : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
