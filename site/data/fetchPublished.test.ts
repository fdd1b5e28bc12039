import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../test/server.ts';
import { FetchError } from './FetchError.ts';
import { fetchPublished } from './fetchPublished.ts';

test('fetches JSON with the session cookie included', async () => {
  server.use(http.get('*/api/thing.json', () => HttpResponse.json({ a: 1 })));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(fetchPublished('/api/thing.json')).resolves.toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledWith('/api/thing.json', { credentials: 'include' });
});

test.each([
  [new HttpResponse('out of order', { status: 500 }), '500: out of order'],
  [new HttpResponse('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  [new HttpResponse('who are you', { status: 401 }), '401: who are you'],
])('a non-OK answer is an error with status and text', async (response, message) => {
  server.use(http.get('*/api/thing.json', () => response));
  const failure = fetchPublished('/api/thing.json');
  await expect(failure).rejects.toThrow(FetchError);
  await expect(failure).rejects.toThrow(message);
});

test('an HTML answer is an error', async () => {
  server.use(http.get('*/api/thing.json', () => HttpResponse.html('<p>hello</p>')));
  await expect(fetchPublished('/api/thing.json')).rejects.toThrow('200: expected JSON from /api/thing.json');
});
