import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a host that accepts and never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pending = ({ signal }: RequestInit = {}) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  test.each(['/api/attractions.json', '/api/search.json'])(
    'is asked once for %s, and the wait ends after eight seconds',
    async (url) => {
      const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => pending(init));
      const failed = vi.fn<(reason: unknown) => void>();
      fetcher(url).catch(failed);
      await vi.advanceTimersByTimeAsync(7999);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AbortError' }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  test('may take twenty seconds for a file that has begun to come', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
      Object.assign(new Response(), { text: () => pending(init) }),
    );
    const failed = vi.fn<(reason: unknown) => void>();
    fetcher('/api/search.json').catch(failed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalled();
  });
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
