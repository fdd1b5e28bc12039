import { expect, test } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter.ts';

test('splits front matter and body, and keeps the lines of the file', () => {
  const { data, body, locate, mistake } = parseFrontMatter(
    '---\ntitle: Buses\nlead: One line\n---\n\nText\n',
  );
  expect(mistake).toBeNull();
  expect(data).toEqual({ title: 'Buses', lead: 'One line' });
  expect(locate(['lead'])).toEqual({ line: 3, column: 7 });
  expect(body).toEqual({ text: '\nText\n', line: 5 });
});

test('reads files with Windows line ends and spaces after the hyphens', () => {
  const { data, body, locate } = parseFrontMatter('--- \r\ntitle: Buses\r\n---\r\nText\r\n');
  expect(data).toEqual({ title: 'Buses' });
  expect(locate(['title'])).toEqual({ line: 2, column: 8 });
  expect(body).toEqual({ text: 'Text\r\n', line: 4 });
});

test('names the line of a mistake in the YAML', () => {
  expect(parseFrontMatter('---\ntitle: Buses\ntitle: Trains\n---\n').mistake).toMatchObject({
    line: 3,
    column: 1,
  });
});

test.each([
  '---js\n({ run: globalThis.ran = true })\n---\n',
  '---json\n{}\n---\n',
  ';;;\n',
  'Text\n',
  '----\na: 1\n----\n',
])('reads no other front matter: %j', (text) => {
  const { mistake, data } = parseFrontMatter(text);
  expect(mistake?.line).toBe(1);
  expect(data).toBeNull();
  expect('ran' in globalThis).toBe(false);
});

test('says when the front matter is not closed', () => {
  expect(parseFrontMatter('---\ntitle: Buses\n').mistake?.message).toMatch(/not closed/);
});
