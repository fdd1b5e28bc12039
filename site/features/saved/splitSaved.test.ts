import { expect, test } from 'vitest';
import type { SavedPlace } from './savedPlace.ts';
import { splitSaved } from './savedStore.ts';

const place = (kind: SavedPlace['kind'], slug: string): SavedPlace => ({ kind, slug, name: slug });

test('saved places are found by slug, in the order of saving; what the guide no longer has is named as gone', () => {
  const saved = [place('trail', 'b'), place('attraction', 'a'), place('trail', 'old'), place('trail', 'a')];
  const records = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
  const { found, gone } = splitSaved(saved, 'trail', records);
  expect(found.map(({ record }) => record.slug)).toEqual(['b', 'a']);
  expect(gone).toEqual([place('trail', 'old')]);
});
