import { expect, test } from 'vitest';
import type { Provenance } from '#schemas/types/published.ts';
import { sourceText } from './SourceNote.tsx';

const page = { source: 'https://park.example/', status: 'official', verifiedOn: null } as const;

test.each<[Partial<Provenance>, string]>([
  [{}, 'official source'],
  [{ seenOn: '2024' }, 'official source, seen in 2024'],
  [{ seenOn: '2026-07-11' }, 'official source, seen July 11, 2026'],
  [{ seenOn: '2024', verifiedOn: '2026-11-28' }, 'official source, checked November 28, 2026'],
  [{ status: 'unverified' }, 'not confirmed'],
  [{ source: 'illustrative', seenOn: '2024' }, 'our estimate'],
])('a source with %j is told as "%s"', (over, text) => {
  expect(sourceText({ ...page, ...over })).toBe(text);
});
