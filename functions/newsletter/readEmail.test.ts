import { expect, test } from 'vitest';
import { readEmail } from './readEmail.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

function read(text: string, type: string | null) {
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  // Bytes, unlike a string, bring no content type of their own.
  const body = new TextEncoder().encode(text);
  return readEmail(new Request('https://guide.example/api/newsletter', { method: 'POST', body, headers }));
}

const invalid = { status: 400, error: 'Please enter a valid email address.' };

test.each([
  [json, '{"email":"ines@example.com"}'],
  [`${json}; charset=utf-8`, '{"email":"ines@example.com"}'],
  [form, 'email=ines%40example.com'],
  [`${form};charset=UTF-8`, 'email=ines%40example.com'],
])('an address sent as %s is read', async (type, body) => {
  expect(await read(body, type)).toEqual({ email: 'ines@example.com' });
});

test('spaces around an address are no part of it', async () => {
  expect(await read('{"email":"  ines@example.com\\n"}', json)).toEqual({ email: 'ines@example.com' });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"ines@example.com"',
  '{}',
  '{"email":null}',
  '{"mail":"a@b.example"}',
])('the JSON %s holds no address', async (body) => {
  expect(await read(body, json)).toEqual(invalid);
});

test.each(['', 'mail=ines%40example.com', 'email=', '{"email":"ines@example.com"}'])(
  'the form "%s" holds no address',
  async (body) => {
    expect(await read(body, form)).toEqual(invalid);
  },
);

test('an address with letters that mail servers may not carry is refused', async () => {
  expect(await read('{"email":"inés@example.com"}', json)).toEqual(invalid);
});

test.each([null, 'text/plain', `text/plain; as=${json}`, `text/plain; as=${form}`, `x-${json}`])(
  'the content type %s is refused',
  async (type) => {
    expect(await read('{"email":"ines@example.com"}', type)).toEqual({
      status: 415,
      error: 'Send JSON with an email, or a form.',
    });
  },
);

test('a body of 2048 bytes is read, one more is too large', async () => {
  const padded = (length: number) => '{"email":"ines@example.com"}'.padEnd(length);
  expect(await read(padded(2048), json)).toEqual({ email: 'ines@example.com' });
  expect(await read(padded(2049), json)).toEqual({ status: 413, error: 'The request is too large.' });
});
