import type { Scene } from '../../schemas/types/authored.ts';
import type { Color } from './color.ts';

/** Tint of buildings and leaves in each light, and its strength (0 to 1). */
export const AMBIENT: Readonly<Record<Scene['light'], { color: Color; share: number }>> = {
  dawn: { color: '#c9707a', share: 0.14 },
  noon: { color: '#ffffff', share: 0 },
  golden: { color: '#e0803a', share: 0.12 },
  dusk: { color: '#3a2a66', share: 0.34 },
  night: { color: '#0a1d44', share: 0.55 },
  storm: { color: '#56626d', share: 0.28 },
};

/** The inks of objects, animals and leaves in plain daylight. */
export const PROP_INKS = {
  gold: '#eda82c',
  goldLit: '#ffd35a',
  goldShade: '#b8701e',
  red: '#d1432f',
  redShade: '#8c2a26',
  wood: '#9a6238',
  woodShade: '#57341f',
  woodLit: '#cf9358',
  bark: '#4a3128',
  stone: '#9c958a',
  stoneShade: '#5c5d64',
  stoneLit: '#cdc5b4',
  roof: '#3f6b5c',
  canvas: '#f1b24a',
  plaster: '#efe3c8',
  fur: '#8a5a34',
} as const;

export const FLOWERS = ['#e0533d', '#f2c14e', '#f7f1e3', '#9c6bb0'] as const;

/** Distance of each water colour from glacier turquoise. */
export const WATERS: Readonly<
  Record<NonNullable<Scene['water']>, { color: Color; deep: Color; share: number }>
> = {
  turquoise: { color: '#2fb7bd', deep: '#0f809b', share: 0 },
  emerald: { color: '#3aa67c', deep: '#12664f', share: 0.62 },
  blue: { color: '#3d86c6', deep: '#123f7d', share: 0.62 },
  dark: { color: '#3a5f62', deep: '#132f38', share: 0.7 },
};

/** Usual share of the rock under snow, and how high trees climb as a share of the mountain. */
export const SEASONS: Readonly<Record<Scene['season'], { snow: number; treeline: number }>> = {
  spring: { snow: 0.34, treeline: 0.28 },
  summer: { snow: 0.15, treeline: 0.32 },
  autumn: { snow: 0.22, treeline: 0.3 },
  winter: { snow: 0.55, treeline: 0.2 },
};
