import { expect, test } from 'vitest';
import { readSchemas } from '#schemas/readSchemas.ts';
import { fieldsPage } from './fieldsPage.ts';
import { unionsOf } from './unionForms.ts';

const schemas = readSchemas('authored');

test('every form of a route is told by its sign, with what it needs', () => {
  const [route] = unionsOf(schemas, 'trail');
  expect(route?.field).toBe('route');
  expect(route?.forms.map(({ sign, needed }) => [sign, needed])).toEqual([
    ['accuracy: sketch', ['accuracy', 'source', 'waypoints']],
    ['accuracy: traced', ['accuracy', 'source', 'status', 'attribution', 'waypoints']],
    ['accuracy: recorded', ['accuracy', 'source', 'file']],
    ['aliasOf: ...', ['aliasOf', 'covers']],
  ]);
});

test('every kind of section stands on the page of fields', () => {
  const [sections] = unionsOf(schemas, 'guide');
  expect(sections?.forms.length).toBeGreaterThan(8);
  for (const { sign } of sections?.forms ?? []) expect(fieldsPage()).toContain(`\`${sign}\``);
});
