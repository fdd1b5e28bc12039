import type { Scene } from '../../schemas/types/authored.ts';
import type { Color } from './color.ts';

type SkyColors = readonly [top: Color, high: Color, middle: Color, low: Color, horizon: Color];

/** The inks of one kind of light, before the season changes them. */
export interface LightInks {
  readonly sky: SkyColors;
  readonly sun: Color;
  readonly haze: Color;
  readonly rockLit: Color;
  readonly rockMid: Color;
  readonly rockShade: Color;
  readonly rockDeep: Color;
  readonly snowLit: Color;
  readonly snowShade: Color;
  readonly forestFar: Color;
  readonly forestMid: Color;
  readonly forestNear: Color;
  readonly forestLit: Color;
  readonly waterLight: Color;
  readonly water: Color;
  readonly waterDeep: Color;
  readonly ground: Color;
  readonly groundShade: Color;
  readonly ink: Color;
  readonly glow: Color;
  readonly cloud: Color;
  readonly cloudShade: Color;
}

export const LIGHTS: Readonly<Record<Scene['light'], LightInks>> = {
  dawn: {
    sky: ['#3b5a8c', '#7688b5', '#c79fb0', '#f4b79c', '#fde0b4'],
    sun: '#fff1cf',
    haze: '#f0bfa8',
    rockLit: '#f3a273',
    rockMid: '#b9717a',
    rockShade: '#6b5c8a',
    rockDeep: '#4a4a7e',
    snowLit: '#fff0da',
    snowShade: '#aeacd6',
    forestFar: '#5d7590',
    forestMid: '#2f5467',
    forestNear: '#12303f',
    forestLit: '#5a8a80',
    waterLight: '#b5ece0',
    water: '#3fb0b8',
    waterDeep: '#1c7090',
    ground: '#a39a62',
    groundShade: '#5f6a55',
    ink: '#0c2130',
    glow: '#ffd98a',
    cloud: '#fbe3cf',
    cloudShade: '#d9a4a6',
  },
  noon: {
    sky: ['#1f78b4', '#4a9dcd', '#82c0db', '#b9dfe3', '#edf3df'],
    sun: '#fffbe2',
    haze: '#cfe6e4',
    rockLit: '#dccbae',
    rockMid: '#a69d96',
    rockShade: '#6a7b92',
    rockDeep: '#465b7b',
    snowLit: '#fffdf3',
    snowShade: '#b3cfe3',
    forestFar: '#6a9a94',
    forestMid: '#37705f',
    forestNear: '#133d39',
    forestLit: '#7fae68',
    waterLight: '#a6ece0',
    water: '#2fb7bd',
    waterDeep: '#0f809b',
    ground: '#a9ba62',
    groundShade: '#5f8a4c',
    ink: '#0d2c2e',
    glow: '#ffe49a',
    cloud: '#ffffff',
    cloudShade: '#cfe3ea',
  },
  golden: {
    sky: ['#2f6585', '#7aa0a2', '#dcc68f', '#f7bd68', '#f7944e'],
    sun: '#fff0b8',
    haze: '#f2b877',
    rockLit: '#fbb768',
    rockMid: '#c97a53',
    rockShade: '#7d5464',
    rockDeep: '#573e5c',
    snowLit: '#fff2d2',
    snowShade: '#c5a4b2',
    forestFar: '#92806b',
    forestMid: '#525f48',
    forestNear: '#1d332f',
    forestLit: '#b3964a',
    waterLight: '#ffe0a0',
    water: '#58a6a3',
    waterDeep: '#22667a',
    ground: '#cf9f49',
    groundShade: '#8a6a3c',
    ink: '#1a2426',
    glow: '#ffe09a',
    cloud: '#ffe3b0',
    cloudShade: '#e69a6a',
  },
  dusk: {
    sky: ['#1a2252', '#3c3a7c', '#7d4f8f', '#cf6a86', '#f7a57f'],
    sun: '#ffd9a6',
    haze: '#b06a92',
    rockLit: '#d58aa0',
    rockMid: '#8a5f98',
    rockShade: '#4b4684',
    rockDeep: '#322f68',
    snowLit: '#fbd3cc',
    snowShade: '#8c88c8',
    forestFar: '#4d4a82',
    forestMid: '#2a3064',
    forestNear: '#11173a',
    forestLit: '#55599a',
    waterLight: '#f5b09b',
    water: '#5566a6',
    waterDeep: '#2a2f6d',
    ground: '#5a5280',
    groundShade: '#373764',
    ink: '#0b0f2c',
    glow: '#ffd070',
    cloud: '#e58a94',
    cloudShade: '#8a5090',
  },
  night: {
    sky: ['#07143a', '#0d2656', '#164080', '#23639a', '#4a9aae'],
    sun: '#f4f3dc',
    haze: '#2d6a8c',
    rockLit: '#8fb3cc',
    rockMid: '#5076a2',
    rockShade: '#2c4f84',
    rockDeep: '#1c3768',
    snowLit: '#dbeaf0',
    snowShade: '#6a90bd',
    forestFar: '#1f4068',
    forestMid: '#10284d',
    forestNear: '#061026',
    forestLit: '#2c5078',
    waterLight: '#8fd8c8',
    water: '#1d5085',
    waterDeep: '#0c2a58',
    ground: '#2c4c6c',
    groundShade: '#1b365a',
    ink: '#050d22',
    glow: '#ffc55c',
    cloud: '#2f5f88',
    cloudShade: '#1a3f6a',
  },
  storm: {
    sky: ['#323c49', '#525e6a', '#7a868d', '#a9b0ae', '#dad8c6'],
    sun: '#f3eed6',
    haze: '#b9bfba',
    rockLit: '#b9b4a6',
    rockMid: '#80868c',
    rockShade: '#55616e',
    rockDeep: '#3a4653',
    snowLit: '#f3f3ec',
    snowShade: '#a9b7c1',
    forestFar: '#71858a',
    forestMid: '#41595c',
    forestNear: '#172b2f',
    forestLit: '#6f8a74',
    waterLight: '#c3e6da',
    water: '#4f9c9e',
    waterDeep: '#256772',
    ground: '#8d8f62',
    groundShade: '#586048',
    ink: '#10191e',
    glow: '#ffdf93',
    cloud: '#9aa3a6',
    cloudShade: '#5d6871',
  },
};
