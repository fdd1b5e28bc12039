import { describe, expect, it } from 'vitest';
import sceneSchema from '../../schemas/authored/scene.schema.json' with { type: 'json' };
import type { Scene } from '../../schemas/types/authored.ts';
import { contrastRatio } from './color.ts';
import { darkened, PLATE_TEXT, placeholderColor, plateColor } from './plateColor.ts';

const { subject, light, season } = sceneSchema.properties;
const scenes = (subject.enum as Scene['subject'][]).flatMap((s) =>
  (light.enum as Scene['light'][]).flatMap((l) =>
    (season.enum as Scene['season'][]).map((at): Scene => ({ subject: s, light: l, season: at })),
  ),
);

describe('plateColor', () => {
  it('carries text with a contrast of 7 or more in every scene', () => {
    const pale = scenes.filter((scene) => contrastRatio(plateColor(scene), PLATE_TEXT) < 7);
    expect(pale).toEqual([]);
  });

  it('goes on from any lower edge and still carries text', () => {
    for (const edge of ['#ffffff', '#808080', '#fdba74', '#10322c', '#000000']) {
      expect(contrastRatio(darkened(edge), PLATE_TEXT)).toBeGreaterThanOrEqual(7);
    }
    expect(darkened('#10322c').toLowerCase()).toBe('#10322c');
  });

  it('tells larches in autumn from a winter street', () => {
    const larches = plateColor({ subject: 'meadow', light: 'golden', season: 'autumn', larches: true });
    expect(larches).not.toBe(plateColor({ subject: 'town', light: 'noon', season: 'winter' }));
  });
});

describe('placeholderColor', () => {
  it('is a colour for every scene', () => {
    for (const scene of scenes) expect(placeholderColor(scene)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
