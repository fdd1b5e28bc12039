import { expect, test } from 'vitest';
import { sceneHash } from './pictureHash.ts';

const scene = { subject: 'lake', light: 'noon', season: 'summer' } as const;

test('where a picture is cut changes nothing in its drawing, the place of its mountain does', () => {
  const plain = sceneHash({ key: 'attractions/tarn', scene });
  expect(sceneHash({ key: 'attractions/tarn', scene: { ...scene, focus: { x: 0.2, y: 0.9 } } })).toBe(plain);
  expect(sceneHash({ key: 'attractions/tarn', scene: { ...scene, at: 0.3 } })).not.toBe(plain);
});

test('a renamed record keeps its drawing: the seed counts, not the name of the files', () => {
  const before = sceneHash({ key: 'attractions/tarn', scene });
  expect(sceneHash({ key: 'attractions/green-tarn', seed: 'attractions/tarn', scene })).toBe(before);
  expect(sceneHash({ key: 'attractions/green-tarn', scene })).not.toBe(before);
});
