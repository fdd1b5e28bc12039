import { delay, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../test/server.ts';
import { FetchError, fetcher } from './requestJson.ts';

test('fetches JSON with the session cookie included', async () => {
  server.use(http.get('*/api/attractions.json', () => HttpResponse.json({ a: 1 })));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(fetcher('/api/attractions.json')).resolves.toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledWith(
    '/api/attractions.json',
    expect.objectContaining({ credentials: 'include' }),
  );
});

test.each([
  [new HttpResponse('out of order', { status: 500 }), '500: out of order'],
  [new HttpResponse('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  [new HttpResponse('who are you', { status: 401 }), '401: who are you'],
])('a non-OK answer is an error with status and text', async (response, message) => {
  server.use(http.get('*/api/attractions.json', () => response));
  const failure = fetcher('/api/attractions.json');
  await expect(failure).rejects.toThrow(FetchError);
  await expect(failure).rejects.toThrow(message);
});

test.each([
  ['an HTML page', HttpResponse.html('<p>hello</p>')],
  ['half a file', new HttpResponse('[{"slug":', { headers: { 'content-type': 'application/json' } })],
  ['nothing', new HttpResponse('', { headers: { 'content-type': 'application/json' } })],
])('%s where JSON was due is an error', async (_, response) => {
  server.use(http.get('*/api/attractions.json', () => response));
  const failure = fetcher('/api/attractions.json');
  await expect(failure).rejects.toThrow(FetchError);
  await expect(failure).rejects.toThrow('200: expected JSON from /api/attractions.json');
});

test('an answer that does not come is an error after the timeout', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  server.use(http.get('*/api/attractions.json', () => delay('infinite')));
  const failure = fetcher('/api/attractions.json');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  clock.abort(new DOMException('too late', 'TimeoutError'));
  await expect(failure).rejects.toThrow('too late');
});

test('a record that has another name now comes from where it is', async () => {
  server.use(
    http.get('*/api/attractions/slug/old.json', () =>
      HttpResponse.json({ slug: 'old', movedTo: 'new', url: '/api/attractions/slug/new.json' }),
    ),
    http.get('*/api/attractions/slug/new.json', () => HttpResponse.json({ slug: 'new' })),
  );
  expect(await fetcher('/api/attractions/slug/old.json')).toEqual({ slug: 'new' });
});
