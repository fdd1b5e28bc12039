import { expect, test } from 'vitest';
import { createAjv, isKind, readSchemas } from './readSchemas.ts';
import checkReport from './check-report.schema.json' with { type: 'json' };

const sides = (['authored', 'published'] as const).map((side) => [side, readSchemas(side)] as const);
const kinds = sides.flatMap(([side, schemas]) =>
  Object.keys(schemas)
    .filter(isKind)
    .map((name) => [side, name] as const),
);

// Compiles a schema once for all that refer to it.
const validators = {
  authored: createAjv(readSchemas('authored')),
  published: createAjv(readSchemas('published')),
};

/** A map from slugs to lines, which may be empty; all others have something that must be there. */
const maps = ['trail-coordinates'];

test.each(kinds.filter(([, name]) => !maps.includes(name)))(
  '%s/%s refuses {} and what is no object',
  (side, name) => {
    const validate = validators[side].getSchema(readSchemas(side)[name]?.$id ?? '');
    for (const nothing of [{}, [], null, 'text', 0]) expect(validate?.(nothing)).toBe(false);
  },
);

test('a report of the check is a list of whole problems', () => {
  const validate = createAjv({ checkReport }).getSchema(checkReport.$id);
  expect(validate?.([])).toBe(true);
  for (const wrong of [{}, [{}], [{ file: 'a.yaml' }], null]) expect(validate?.(wrong)).toBe(false);
});

test.each(kinds)('%s/%s describes every field', (side, name) => {
  const missing: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: Record<string, object> };
    for (const [key, schema] of Object.entries(properties ?? {})) {
      const branches = 'anyOf' in schema ? (schema.anyOf as object[]) : [];
      const isDescribed = [schema, ...branches].some(
        (one) => 'description' in one || '$ref' in one || 'const' in one,
      );
      if (!isDescribed) missing.push(`${path}/${key}`);
    }
    for (const [key, inner] of Object.entries(value)) {
      // GeoJSON has a field that is called "properties", too.
      if (key === 'properties')
        for (const [field, schema] of Object.entries(inner as object)) visit(schema, `${path}/${field}`);
      else visit(inner, `${path}/${key}`);
    }
  };
  visit(readSchemas(side)[name], '');
  expect(missing).toEqual([]);
});

test.each(sides)('every reference in the %s schemas names its file', (_side, schemas) => {
  const references = [...JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((target) => !/^[a-z-]+\.schema\.json(#|$)/.test(target!))).toEqual([]);
});

test('a field that several published kinds have alike is described in one place', () => {
  const places = new Map<string, string[]>();
  for (const [kind, { properties, $defs }] of Object.entries(readSchemas('published'))) {
    for (const [key, field] of Object.entries({ ...properties, ...$defs?.fields?.properties })) {
      if (!isKind(kind) || (field.anyOf?.[0] ?? field).$ref) continue;
      const entry = `${key}: ${JSON.stringify(field)}`;
      places.set(entry, [...(places.get(entry) ?? []), kind]);
    }
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, kinds]) => kinds.length > 1)).toEqual([]);
});

test.each(['accommodation', 'activity', 'attraction', 'trail'])(
  'the page of a record (%s) says again nothing of what the list says',
  (kind) => {
    const schemas = readSchemas('published');
    const fields = Object.keys(schemas[kind]?.$defs?.fields?.properties ?? {});
    expect(fields).toContain('name');
    const own = Object.keys(schemas[`${kind}-detail`]?.properties ?? {});
    expect(own.filter((key) => fields.includes(key))).toEqual([]);
  },
);
