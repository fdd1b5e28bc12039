import type { Scene } from '../../../schemas/types/authored.ts';
import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { drawCabin, drawStable } from './cabin.ts';
import { drawChateau } from './chateau.ts';
import { drawGrandHotel } from './grandHotel.ts';
import { drawArchive, drawChalet, drawCornerHotel, drawTowerHotel } from './innHouses.ts';
import { drawLodge, drawMuseum } from './lodge.ts';
import { drawMall } from './mall.ts';
import { HOTEL_PLANS, LODGE_PLANS } from './lodgePlans.ts';
import { drawTownHotel } from './townHotel.ts';

export type Building = NonNullable<Scene['building']>;

type Draw = (x: number, y: number, width: number, palette: Palette, random?: Random) => string;

/** Each drawing fills `width` units around x and stands on y. */
const BUILDINGS: Readonly<Record<Building, Draw>> = {
  chateau: drawChateau,
  grandHotel: drawGrandHotel,
  hotel: (x, y, width, palette, random) => drawTownHotel(x, y, width, palette, random?.pick(HOTEL_PLANS)),
  corner: drawCornerHotel,
  tower: drawTowerHotel,
  chalet: drawChalet,
  archive: drawArchive,
  mall: drawMall,
  lodge: (x, y, width, palette, random) =>
    drawLodge(x, y, width, palette, palette.roof, random?.pick(LODGE_PLANS)),
  museum: drawMuseum,
  cabin: (x, y, width, palette) => drawCabin(x - width * 0.13, y, width * 0.62, palette),
  teahouse: (x, y, width, palette) => drawCabin(x - width * 0.13, y, width * 0.62, palette, palette.roof),
  hut: (x, y, width, palette) => drawCabin(x - width * 0.13, y, width * 0.52, stoneOf(palette), palette.roof),
  stable: (x, y, width, palette) => drawStable(x, y, width * 0.6, palette),
  cabins: (x, y, width, palette) =>
    drawCabin(x - width * 0.42, y - width * 0.07, width * 0.26, palette) +
    drawCabin(x + width * 0.28, y - width * 0.05, width * 0.3, palette) +
    drawCabin(x - width * 0.12, y, width * 0.42, palette),
  hostel: (x, y, width, palette) => {
    const blue = mix(palette.roof, palette.sky[1], 0.5);
    return (
      drawCabin(x + width * 0.32, y - width * 0.05, width * 0.26, palette, blue) +
      drawLodge(x - width * 0.12, y, width * 0.68, palette, blue)
    );
  },
};

/**
 * Draws a building of a scene, its middle at x and its foot at y, about `width` units across. With `random` a lodge or
 * a hotel takes one of several plans.
 */
export function drawBuilding(
  building: Building,
  x: number,
  y: number,
  width: number,
  palette: Palette,
  random?: Random,
): string {
  return BUILDINGS[building](x, y, width, palette, random);
}

/** Returns the inks of a house whose walls are stone. */
function stoneOf(palette: Palette): Palette {
  return { ...palette, wood: palette.stone, woodLit: palette.stoneLit, woodShade: palette.stoneShade };
}
