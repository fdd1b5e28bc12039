import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import * as gatherings from './gatherings.ts';
import * as onGround from './onGround.ts';
import * as onIce from './onIce.ts';
import * as onSnow from './onSnow.ts';
import * as onWater from './onWater.ts';
import type { ForegroundDrawing, Spot, Surface } from './spot.ts';

export type Foreground = NonNullable<Scene['foreground']>;

const on = (surface: Surface, draw: ForegroundDrawing['draw']): ForegroundDrawing => ({ surface, draw });

const FOREGROUNDS: Readonly<Record<Foreground, ForegroundDrawing>> = {
  none: on('sky', () => ''),
  canoe: on('water', onWater.canoe),
  canoes: on('water', onWater.canoes),
  kayak: on('water', onWater.kayak),
  boat: on('water', onWater.boat),
  rafts: on('water', onWater.rafts),
  logs: on('water', onWater.logs),
  reeds: on('water', onWater.reeds),
  skaters: on('ice', onIce.skaters),
  iceSculpture: on('ice', onIce.iceSculpture),
  ice: on('ice', onIce.ice),
  sled: on('snow', onSnow.sled),
  sleigh: on('snow', onSnow.sleigh),
  snowshoers: on('snow', onSnow.snowshoers),
  crossCountry: on('snow', onSnow.crossCountry),
  tubes: on('snow', onSnow.tubes),
  skier: on('snow', onSnow.skier),
  snowcoach: on('snow', onSnow.snowcoach),
  hiker: on('ground', onGround.hiker),
  hikers: on('ground', onGround.hikers),
  photographer: on('ground', onGround.photographer),
  rider: on('ground', onGround.rider),
  cyclist: on('ground', onGround.cyclist),
  runners: on('ground', onGround.runners),
  climber: on('ground', onGround.climber),
  elk: on('ground', onGround.elk),
  rocks: on('water', onGround.rocks),
  chair: on('ground', onGround.chair),
  bench: on('ground', onGround.bench),
  easel: on('ground', onGround.easel),
  tent: on('ground', onGround.tent),
  crowd: on('ground', gatherings.crowd),
  market: on('ground', gatherings.market),
  stage: on('ground', gatherings.stage),
  fireworks: on('ground', gatherings.fireworks),
  torches: on('snow', gatherings.torches),
};

/** Ground or water below a foreground. */
export function surfaceOf(foreground: Foreground): Surface {
  return FOREGROUNDS[foreground].surface;
}

/** Draws the scene's foreground, or else `usual`, at the spot a subject leaves for it. */
export function drawForeground(canvas: Canvas, spot: Spot, usual: Foreground = 'none'): string {
  return FOREGROUNDS[canvas.scene.foreground ?? usual].draw(canvas, spot);
}
