import type { Scene } from '../../schemas/types/authored.ts';
import { type Color, mix } from './color.ts';
import { LIGHTS, type LightInks } from './lights.ts';
import { AMBIENT, FLOWERS, PROP_INKS, WATERS } from './palettes.ts';

type PropInks = { readonly [name in keyof typeof PROP_INKS]: Color };

/** Every ink of one picture. */
export interface Palette extends LightInks, PropInks {
  readonly flowers: readonly [Color, ...Color[]];
  readonly skins: readonly [Color, ...Color[]];
  readonly coats: readonly [Color, ...Color[]];
  /** Colour of lit window panes: warm in low light, sky by day. */
  readonly window: Color;
  readonly isWinter: boolean;
  readonly isDark: boolean;
}

/** Settings that the inks of a picture depend on. */
type Inked = Pick<Scene, 'light' | 'season' | 'water'>;

/** There are fewer of them than pictures. */
const palettes = new Map<string, Palette>();

/** The inks for a scene: its light, changed by its season and the colour of its water. */
export function paletteFor({ light, season, water }: Inked): Palette {
  const words = `${light} ${season} ${water}`;
  const palette = palettes.get(words) ?? mixPalette({ light, season, water });
  palettes.set(words, palette);
  return palette;
}

function mixPalette(scene: Inked): Palette {
  const light = LIGHTS[scene.light];
  const { color: ambient, share } = AMBIENT[scene.light];
  const tint = (color: Color, strength = 1) => mix(color, ambient, share * strength);
  const props = Object.fromEntries(
    Object.entries(PROP_INKS).map(([name, color]) => [name, tint(color)]),
  ) as PropInks;
  const water = WATERS[scene.water ?? 'turquoise'];
  const palette: Palette = {
    ...light,
    ...props,
    red: tint(PROP_INKS.red, 0.7),
    redShade: tint(PROP_INKS.redShade, 0.7),
    canvas: tint(PROP_INKS.canvas, 0.7),
    water: mix(light.water, tint(water.color, 0.8), water.share),
    waterDeep: mix(light.waterDeep, tint(water.deep, 0.8), water.share),
    waterLight: mix(light.waterLight, tint(water.color, 0.8), water.share * 0.35),
    flowers: [tint(FLOWERS[0], 0.8), tint(FLOWERS[1], 0.8), tint(FLOWERS[2], 0.8), tint(FLOWERS[3], 0.8)],
    skins: [tint('#e2b08a'), tint('#bd8159'), tint('#8d5a3b')],
    coats: [
      tint('#d1432f', 0.7),
      tint('#f1b24a', 0.7),
      tint('#2f7f86', 0.7),
      tint('#f1ead8', 0.7),
      tint('#7a4f8f', 0.7),
    ],
    window: scene.light === 'noon' ? mix(light.glow, light.sky[2], 0.55) : light.glow,
    isWinter: scene.season === 'winter',
    isDark: scene.light === 'dusk' || scene.light === 'night',
  };
  return { ...palette, ...seasonInks(scene, palette, tint) };
}

function seasonInks(
  scene: Pick<Scene, 'light' | 'season'>,
  inks: Palette,
  tint: (color: Color) => Color,
): Partial<Palette> {
  switch (scene.season) {
    case 'spring':
      return { ground: mix(inks.ground, '#9fc95a', inks.isDark ? 0.1 : 0.35) };
    case 'summer':
      return {};
    case 'autumn':
      return {
        ground: mix(inks.ground, tint('#c9802f'), 0.55),
        groundShade: mix(inks.groundShade, tint('#7a4626'), 0.5),
        forestLit: mix(inks.forestLit, inks.gold, 0.35),
      };
    case 'winter':
      return {
        ground: mix(inks.snowLit, inks.snowShade, 0.12),
        groundShade: mix(inks.snowShade, inks.snowLit, 0.15),
        forestLit: inks.snowLit,
        forestFar: mix(inks.forestFar, inks.snowShade, 0.35),
        forestMid: mix(inks.forestMid, inks.snowShade, 0.1),
        flowers: [inks.snowLit],
      };
  }
}
