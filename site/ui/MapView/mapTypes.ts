import type { Map as LeafletMapObject } from 'leaflet';
import type { ReactNode, RefObject } from 'react';
import type { Basemap, Relief, ReliefSquare } from '#schemas/types/published.ts';

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface MapMarker extends MapPoint {
  id: string;
  /** Name of the marker, for assistive technology. */
  label: string;
  /** The shape inside the marker. */
  sign: ReactNode;
}

export interface MapLine {
  points: MapPoint[];
  /** A sketch is dashed. */
  dashed: boolean;
  /** Numbered points along the line. */
  waypoints: MapPoint[];
  /** Dangerous part of the line, in red and white; a single point has a sign. */
  danger: MapPoint[];
}

/** Area or stretch of a road on the map. */
export interface MapArea {
  id: string;
  shape: 'polygon' | 'road';
  points: MapPoint[];
}

/** Properties of a part of the map that is not of the design system. */
export interface MapOverlayProps {
  map: LeafletMapObject;
  /** Frame of the map; popups are shown in it. */
  frame: RefObject<HTMLElement | null>;
  /** Element below the legend, for entries about the overlay. */
  below: HTMLElement | null;
  /** Selected marker, or empty. */
  selectedId: string;
  onSelect: (id: string) => void;
}

/** Street map, or terrain with contours. */
export type MapTiles = 'streets' | 'terrain';

/** A vector map that the guide hosts itself. */
export interface VectorMap {
  /** Address of the PMTiles file. */
  url: string;
  attribution: string;
}

/** The relief, and how to get the contours of a square. */
export interface ReliefSource {
  overview: Relief;
  fetchSquare: (slug: string) => Promise<ReliefSquare>;
}

export interface MapProps {
  /** First view of the map, and the guide's vector map if it has one. */
  start: MapPoint & { zoom: number; vector: VectorMap | null };
  tiles: MapTiles;
  /** The guide's own map below the tiles; undefined while it is on its way. */
  base: Basemap | undefined;
  /** The relief; undefined while it is on its way. */
  relief: ReliefSource | undefined;
  /** Called when the map is so near that it shows the relief. */
  onNear?: () => void;
  /** Lines of all walks. */
  walks?: MapPoint[][] | undefined;
  markers: MapMarker[];
  /** Maximum zoom when showing all markers. */
  closest?: number;
  selectedId: string;
  /** Zoom level of a selection; without it the map only moves there. */
  selectedZoom?: number;
  onSelect: (id: string) => void;
  line?: MapLine | undefined;
}
