import { expect, test } from 'vitest';
import type { Provenance } from '#schemas/types/published.ts';
import { sourceText } from './SourceNote.tsx';

const page = { source: 'https://park.example/', status: 'official', verifiedOn: null } as const;

test.each<[Partial<Provenance>, string]>([
  [{}, 'official source'],
  [{ seenOn: '2024' }, 'official source, seen in 2024'],
  [{ seenOn: '2024', verifiedOn: '2026-11-28' }, 'official source, checked 2026-11-28'],
  [{ status: 'unverified' }, 'not confirmed'],
  [{ source: 'illustrative', seenOn: '2024' }, 'our estimate'],
])('a source with %j is told as "%s"', (over, text) => {
  expect(sourceText({ ...page, ...over })).toBe(text);
});
