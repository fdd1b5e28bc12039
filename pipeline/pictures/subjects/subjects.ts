import type { Scene } from '../../../schemas/types/authored.ts';
import { camp } from './camp.ts';
import { canyon } from './canyon.ts';
import { cave } from './cave.ts';
import { cinema } from './cinema.ts';
import { crag } from './crag.ts';
import { festival } from './festival.ts';
import { gallery } from './gallery.ts';
import { gondola } from './gondola.ts';
import { hoodoos } from './hoodoos.ts';
import { hotspring } from './hotspring.ts';
import { icefield } from './icefield.ts';
import { lake } from './lake.ts';
import { lodge } from './lodge.ts';
import { meadow } from './meadow.ts';
import { overlook } from './overlook.ts';
import { peak } from './peak.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { ruins } from './ruins.ts';
import { ski } from './ski.ts';
import { sky } from './sky.ts';
import { skywalk } from './skywalk.ts';
import type { DrawSubject } from './subject.ts';
import { summit } from './summit.ts';
import { table } from './table.ts';
import { town } from './town.ts';
import { trail } from './trail.ts';
import { waterfall } from './waterfall.ts';
import { wildlife } from './wildlife.ts';

/** Drawing functions by the subject of a scene. */
export const SUBJECTS: Readonly<Record<Scene['subject'], DrawSubject>> = {
  lake,
  overlook,
  river,
  waterfall,
  canyon,
  cave,
  hotspring,
  icefield,
  peak,
  summit,
  crag,
  hoodoos,
  meadow,
  trail,
  road,
  wildlife,
  camp,
  sky,
  gondola,
  ski,
  town,
  festival,
  lodge,
  ruins,
  skywalk,
  gallery,
  cinema,
  table,
};
