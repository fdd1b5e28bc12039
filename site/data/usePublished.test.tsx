import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchError, pauses } from './requestJson.ts';
import { swrOptions } from './swr.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';
import { usePublished, usePublishedRecord } from './usePublished.ts';

const url = '/api/attractions/slug/mirror-tarn.json';
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  pauses.fill(500);
  answer.mockReset().mockImplementation(async () => new Response('broken', { status: 500 }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** SWR passes an event to setTimeout as the delay. Browsers read that as 0, Node warns of it. */
const event = (name: string) => Object.assign(new Event(name), { valueOf: () => 0 });

function Retrying({ children }: { children: ReactNode }) {
  useRetryWhenOnline();
  return children;
}

/** The frame of the guide, with an empty cache. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrOptions({}), provider: () => new Map() }}>
    <Retrying>{children}</Retrying>
  </SWRConfig>
);

/** Renders the file of a page, and a record by its slug. */
const details = [
  [
    'a page',
    () => {
      const { data, error } = usePublished(url);
      return { data, error };
    },
  ],
  [
    'a record',
    () => {
      const { data, error } = usePublishedRecord(url, 'attraction');
      return { data, error };
    },
  ],
] as const;

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test.each(details)('%s that does not come is asked for twice more, then no longer', async (_, useDetail) => {
  const { result } = renderHook(useDetail, { wrapper });
  await act(() => vi.advanceTimersToNextTimerAsync());
  expect(answer).toHaveBeenCalledTimes(2);
  // Nobody is told of a failure that is not final.
  expect(result.current.error).toBeUndefined();
  await wait(60);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(result.current.error).toBeInstanceOf(FetchError);
  await wait(600);
  expect(answer).toHaveBeenCalledTimes(3);
});

test.each(details)(
  '%s that comes at the second attempt is shown, and not asked for again',
  async (_, useDetail) => {
    answer
      .mockImplementationOnce(async () => new Response('broken', { status: 500 }))
      .mockImplementation(async () => Response.json({ name: 'Mirror Tarn' }));
    const { result } = renderHook(useDetail, { wrapper });
    await wait(60);
    expect(result.current.data).toEqual({ name: 'Mirror Tarn' });
    expect(result.current.error).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(2);
  },
);

test('a list that does not come is not asked for again', async () => {
  renderHook(() => usePublished('/api/attractions.json'), { wrapper });
  await wait(600);
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each(details)(
  '%s of which the page knows that it does not exist is not asked for',
  async (_, useDetail) => {
    const { result } = renderHook(useDetail, {
      wrapper: ({ children }) => (
        <SWRConfig value={{ ...swrOptions({ [url]: null }), provider: () => new Map() }}>
          {children}
        </SWRConfig>
      ),
    });
    expect(result.current.data).toBeUndefined();
    expect(result.current.error).toMatchObject({ status: 404 });
    await wait(60);
    expect(answer).not.toHaveBeenCalled();
  },
);

test('while there is no address nothing is asked', async () => {
  renderHook(() => usePublished(null), { wrapper });
  await wait(600);
  expect(answer).not.toHaveBeenCalled();
});

test('what was fetched never becomes stale: not with time, focus or a new connection', async () => {
  answer.mockImplementation(async () => Response.json([]));
  renderHook(() => usePublished('/api/attractions.json'), { wrapper });
  // Longer than the library lets pass before it would ask again.
  await wait(10);
  window.dispatchEvent(event('focus'));
  document.dispatchEvent(event('visibilitychange'));
  window.dispatchEvent(event('offline'));
  window.dispatchEvent(event('online'));
  await wait(3600);
  expect(answer).toHaveBeenCalledTimes(1);
});

describe('when the network is back', () => {
  const goOnline = () => act(async () => void window.dispatchEvent(event('online')));
  const render = () =>
    renderHook(
      () => {
        const list = usePublished<unknown[]>('/api/attractions.json');
        const page = usePublished<object>(url);
        return { list, page };
      },
      { wrapper },
    );
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  const requests = () => answer.mock.calls.map(([address]) => address);

  test('files that failed are asked for again and shown; a file that came is not asked for again', async () => {
    answer.mockImplementation((address) =>
      address === url ? Promise.resolve(Response.json({ name: 'Tarn' })) : noNetwork(),
    );
    const { result } = render();
    await wait(60);
    expect(result.current.list.error).toBeInstanceOf(TypeError);
    answer.mockReset().mockImplementation(async () => Response.json([]));
    await goOnline();
    await wait(60);
    expect(requests()).toEqual(['/api/attractions.json']);
    expect(result.current.list.data).toEqual([]);
    expect(result.current.list.error).toBeUndefined();
    await goOnline();
    await wait(60);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('a timeout counts as a failure of the network', async () => {
    answer.mockRejectedValue(new DOMException('too late', 'TimeoutError'));
    render();
    await wait(60);
    answer.mockReset().mockImplementation(async () => Response.json([]));
    await goOnline();
    await wait(60);
    expect(new Set(requests())).toEqual(new Set(['/api/attractions.json', url]));
  });

  test('a file that the host refused is not asked for again', async () => {
    render();
    await wait(60);
    answer.mockClear();
    await goOnline();
    await wait(60);
    expect(answer).not.toHaveBeenCalled();
  });
});
