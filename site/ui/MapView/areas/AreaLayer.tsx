import {
  FeatureGroup,
  LayerGroup,
  type Map as LeafletMapObject,
  Polygon,
  Polyline,
  type PolylineOptions,
  SVG,
} from 'leaflet';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { fitBesidePopup } from '../CenterOn.tsx';
import type { MapArea, MapPoint } from '../mapTypes.ts';
import * as styles from './AreaLayer.css.ts';
import { Hatch, hatchFill } from './AreaSign.tsx';

/** Pane of the areas: above the tiles, which have 200, and below routes, which have 400. */
const pane = { name: 'areas', order: '350' };

interface AreaLayerProps {
  map: LeafletMapObject;
  areas: readonly MapArea[];
  /** Area that the map moves to. */
  selected: MapArea | undefined;
  onSelect: (id: string) => void;
}

const spotsOf = (points: readonly MapPoint[]) => points.map(({ lat, lng }): [number, number] => [lat, lng]);

/** Draws areas hatched and stretches of roads dashed. Paths take no focus, so a list has to offer the same. */
export function AreaLayer({ map, areas, selected, onSelect }: AreaLayerProps) {
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const element = map.getPane(pane.name) ?? map.createPane(pane.name);
    element.style.zIndex = pane.order;
    const renderer = new SVG({ pane: pane.name, padding: 0.5 });
    const layers = new LayerGroup().addTo(map);
    for (const { id, shape, points } of areas) {
      const Shape = shape === 'polygon' ? Polygon : Polyline;
      const draw = (options: PolylineOptions) =>
        new Shape(spotsOf(points), { renderer, fill: false, lineCap: 'butt', ...options });
      const paths = [
        // Invisible, for fingers: the line alone is too thin for them.
        draw({ weight: 24, opacity: 0 }),
        draw({ weight: 8, className: styles.edge }),
        draw({
          fill: shape === 'polygon',
          fillColor: hatchFill,
          fillOpacity: 1,
          weight: 4,
          dashArray: '10 8',
          className: styles.dashes,
        }),
      ];
      layers.addLayer(new FeatureGroup(paths).on('click', () => select(id)));
    }
    return () => {
      layers.remove();
      renderer.remove();
    };
  }, [map, areas]);
  useLayoutEffect(() => {
    if (!selected) return;
    return fitBesidePopup(map, new Polyline(spotsOf(selected.points)).getBounds());
  }, [map, selected]);
  return <Hatch />;
}
