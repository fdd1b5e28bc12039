import { expect, test, vi } from 'vitest';
import { handleNewsletter } from './handleNewsletter.ts';
import { kvSubscriberStore } from './kvSubscriberStore.ts';
import { memorySubscriberStore } from './memorySubscriberStore.ts';

const now = () => new Date('2027-01-02T03:04:05Z');

function post(
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Request {
  return new Request('https://guide.example/api/newsletter', { method: 'POST', body, headers });
}

const json = (email: unknown) => post(JSON.stringify({ email }));

test('a valid address is kept and answered', async () => {
  const store = memorySubscriberStore();
  const response = await handleNewsletter(json('ines@example.com'), { store, now });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ subscribed: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect([...store.addresses]).toEqual([['ines@example.com', now()]]);
});

test('an address is kept once, in any case, and the answer does not tell', async () => {
  const store = memorySubscriberStore();
  await handleNewsletter(json('ines@example.com'), { store, now });
  const again = await handleNewsletter(json('INES@example.com'), { store, now });
  expect(again.status).toBe(200);
  expect(store.addresses.size).toBe(1);
});

test('the memory store keeps the first date of an address', async () => {
  const store = memorySubscriberStore();
  await store.add('ines@example.com', now());
  await store.add('INES@example.com', new Date('2030-01-01T00:00:00Z'));
  expect([...store.addresses]).toEqual([['ines@example.com', now()]]);
});

test.each([
  '',
  ' ',
  'ines',
  'ines@',
  '@example.com',
  'ines@example',
  'a b@example.com',
  7,
  null,
  { a: 1 },
  ['x'],
])('the address %j is refused and not kept', async (email) => {
  const store = memorySubscriberStore();
  const response = await handleNewsletter(json(email), { store, now });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'Please enter a valid email address.' });
  expect(store.addresses.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '"ines@example.com"'])('the body %j is refused', async (body) => {
  const response = await handleNewsletter(post(body), { store: memorySubscriberStore(), now });
  expect(response.status).toBe(400);
});

test('other content types and long bodies are refused', async () => {
  const context = { store: memorySubscriberStore(), now };
  expect((await handleNewsletter(post('x', { 'content-type': 'text/plain' }), context)).status).toBe(415);
  expect((await handleNewsletter(json(`${'a'.repeat(3000)}@example.com`), context)).status).toBe(413);
});

test('other methods are refused with the one that works', async () => {
  const request = new Request('https://guide.example/api/newsletter');
  const response = await handleNewsletter(request, { store: memorySubscriberStore(), now });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toEqual({ error: 'Use POST.' });
});

test('a plain form gets a page', async () => {
  const store = memorySubscriberStore();
  const request = post('email=ines%40example.com', {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,*/*',
  });
  const response = await handleNewsletter(request, { store, now });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain("You've successfully subscribed to our newsletter.");
  expect(store.addresses.has('ines@example.com')).toBe(true);
});

test('a request for anything but a page gets JSON', async () => {
  const request = post('email=ines%40example.com', {
    'content-type': 'application/x-www-form-urlencoded',
    accept: '*/*',
  });
  const response = await handleNewsletter(request, { store: memorySubscriberStore(), now });
  expect(await response.json()).toEqual({ subscribed: true });
});

test('a store that fails is answered with 503 and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = { add: () => Promise.reject(new Error('no answer')) };
  const response = await handleNewsletter(json('ines@example.com'), { store, now });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'Failed to subscribe. Please try again.' });
  expect(log).toHaveBeenCalledOnce();
});

test('the KV store keeps the first date of an address', async () => {
  const entries = new Map<string, string>();
  const store = kvSubscriberStore({
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    put: (key, value) => {
      entries.set(key, value);
      return Promise.resolve();
    },
  });
  await store.add('Ines@example.com', now());
  await store.add('ines@example.com', new Date('2030-01-01T00:00:00Z'));
  expect([...entries]).toEqual([
    ['subscriber:ines@example.com', '{"email":"Ines@example.com","subscribedAt":"2027-01-02T03:04:05.000Z"}'],
  ]);
});
