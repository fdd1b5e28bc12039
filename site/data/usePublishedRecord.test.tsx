import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { server } from '../test/server.ts';
import { swrOptions } from './swr.ts';
import { usePublishedRecord } from './usePublished.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrOptions({}), provider: () => new Map() }}>{children}</SWRConfig>
);

test.each([
  ['attraction', 404, 'Failed to fetch attraction: 404'],
  ['activity', 500, 'Failed to fetch activity: 500'],
  ['accommodation', 503, 'Failed to fetch accommodation: 503'],
] as const)('a refused %s with status %i reads "%s"', async (kind, status, message) => {
  server.use(http.get('*/api/one.json', () => new HttpResponse('why', { status })));
  const { result } = renderHook(() => usePublishedRecord('/api/one.json', kind), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ status, message }));
});

test('an answer that is no JSON says that', async () => {
  server.use(http.get('*/api/one.json', () => HttpResponse.html('<p>hello</p>')));
  const { result } = renderHook(() => usePublishedRecord('/api/one.json', 'activity'), { wrapper });
  await waitFor(() => expect(result.current.error?.message).toBe('200: expected JSON from /api/one.json'));
});
