import type { ReactNode } from 'react';

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface MapMarker extends MapPoint {
  id: string;
  /** What the marker stands for, for assistive technology. */
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
}

/** Street map, or terrain with contours. */
export type MapTiles = 'streets' | 'terrain';

export interface MapProps {
  /** Where the map begins. */
  start: MapPoint & { zoom: number };
  tiles: MapTiles;
  markers: MapMarker[];
  selectedId: string;
  /** Zoom level of a selection; without it the map only moves there. */
  selectedZoom?: number;
  onSelect: (id: string) => void;
  line?: MapLine | undefined;
}
