import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFirstPark } from '../fixtures/isFirstPark.ts';
import { drawScene } from './drawScene.ts';
import { compositionSimilarity, readComposition } from './compositionSimilarity.ts';
import { masterFile, readManifest } from './masters.ts';
import { rasterize } from './rasterize.ts';
import type { Scene } from '../../schemas/types/authored.ts';

const masters = join(import.meta.dirname, 'masters');
/** From here on the eye sees one composition twice, whatever the colours. */
const LIMIT = 0.55;

/* A rule of the guide's own: another park decides how alike its pictures may be. */
test.runIf(isFirstPark())(
  'no two pictures share a composition, not even mirrored',
  { timeout: 120_000 },
  async () => {
    const keys = Object.keys(readManifest(masters)).filter((key) => !key.endsWith('-night'));
    const seen = await Promise.all(
      keys.map(async (key) => ({
        key,
        ...(await readComposition(masterFile(masters, key, 'card-400.webp'))),
      })),
    );
    const twins = seen.flatMap((one, i) =>
      seen.slice(i + 1).flatMap((other) => {
        const alike = Math.max(
          compositionSimilarity(one.plain, other.plain),
          compositionSimilarity(one.plain, other.mirrored),
        );
        return alike > LIMIT ? [`${one.key} and ${other.key}: ${alike.toFixed(2)}`] : [];
      }),
    );
    expect(twins).toEqual([]);
  },
);

test('other colours do not make another composition, another subject does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larch-twins-'));
  const draw = async (scene: Scene) => {
    const file = join(folder, `${scene.subject}-${scene.light}.png`);
    await rasterize(drawScene(scene, { slug: 'twin', width: 224, height: 280 }))
      .png()
      .toFile(file);
    return readComposition(file);
  };
  const noon = await draw({ subject: 'lake', light: 'noon', season: 'summer', sun: false, clouds: 'none' });
  const dawn = await draw({ subject: 'lake', light: 'dawn', season: 'summer', sun: false, clouds: 'none' });
  const room = await draw({ subject: 'gallery', light: 'noon', season: 'summer' });
  rmSync(folder, { recursive: true });
  expect(compositionSimilarity(noon.plain, noon.plain)).toBeCloseTo(1);
  expect(compositionSimilarity(noon.plain, dawn.plain)).toBeGreaterThan(LIMIT);
  expect(compositionSimilarity(noon.plain, room.plain)).toBeLessThan(LIMIT / 2);
  expect(compositionSimilarity(noon.mirrored, noon.plain)).toBeLessThan(
    compositionSimilarity(noon.plain, noon.plain),
  );
});
