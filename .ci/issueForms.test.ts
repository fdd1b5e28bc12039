import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Element {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string; options?: string[] };
  validations?: { required?: boolean };
}
interface Form {
  name: string;
  description: string;
  title: string;
  labels: string[];
  body: Element[];
}

const folder = join(import.meta.dirname, '../.github/ISSUE_TEMPLATE');
const forms = readdirSync(folder)
  .filter((name) => name !== 'config.yml')
  .map((name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Form] as const);

test('there is a form for each thing that somebody reports', () => {
  expect(forms.map(([name]) => name)).toEqual([
    'bug.yml',
    'closure-or-danger.yml',
    'new-place.yml',
    'wrong-fact.yml',
  ]);
});

// The host shows no form with a mistake, and says so only to who edits it there.
test.each(forms)('%s is one that the host understands', (_, { name, description, title, labels, body }) => {
  for (const text of [name, description, title, ...labels]) expect(typeof text).toBe('string');
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  for (const { type } of body) expect(['markdown', 'input', 'textarea', 'dropdown']).toContain(type);
  for (const { id, attributes, validations } of body.filter(({ type }) => type === 'markdown'))
    expect([id, validations, typeof attributes.value]).toEqual([undefined, undefined, 'string']);
  const fields = body.filter(({ type }) => type !== 'markdown');
  expect(fields.length).toBeGreaterThan(0);
  for (const { id, attributes } of fields) {
    expect(id).toMatch(/^[a-z]+$/);
    expect(attributes.label).toMatch(/^[A-Z]/);
  }
  for (const { attributes } of fields.filter(({ type }) => type === 'dropdown'))
    expect(attributes.options?.length).toBeGreaterThan(1);
});

test.each(forms.filter(([name]) => name !== 'bug.yml'))('%s asks for a source', (_, { body }) => {
  expect(body.find(({ id }) => id === 'source' || id === 'sources')?.validations).toEqual({ required: true });
});

test('a pull request asks for its sources', () => {
  const text = readFileSync(join(folder, '../pull_request_template.md'), 'utf8');
  expect(text).toContain('Where it comes from');
  expect(text).toContain('npm run check');
});
