import { creditOf } from '../creditOf.ts';
import type { MapTiles } from '../mapTypes.ts';

const streetMap = 'https://www.openstreetmap.org/copyright';

/** Tile services with the credits that they ask for; the content security policy names the same hosts. */
export const tileLayers: Record<MapTiles, { url: string; attribution: string; maxZoom: number }> = {
  streets: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: creditOf('© OpenStreetMap contributors', streetMap),
    maxZoom: 19,
  },
  terrain: {
    url: 'https://{s}.tile.opentopomap.org/{z}/{x}/{y}.png',
    attribution:
      creditOf('© OpenStreetMap contributors, SRTM', streetMap) +
      creditOf('Map style: © OpenTopoMap (CC-BY-SA)', 'https://opentopomap.org'),
    maxZoom: 17,
  },
};
