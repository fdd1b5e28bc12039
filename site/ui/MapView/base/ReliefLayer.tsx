import { LayerGroup, Polygon, Polyline, SVG, type Map as LeafletMapObject } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { ReliefFeature, Relief } from '#schemas/types/published.ts';
import { contourLabels } from './contourLabels.ts';
import { decodePath } from './isFree.ts';
import { creditOf } from '../creditOf.ts';
import { fade, relief as shapes } from './relief.css.ts';
import type { ReliefSource } from '../mapTypes.ts';

/**
 * From these zooms on light and shade, the strong contours and all others show. Below, contours would be a grey cloud, and
 * light and shade a patch on a map that is wider than the known heights.
 */
const firstZoom = { shade: 10, strong: 11, all: 12 };

interface ReliefLayerProps {
  map: LeafletMapObject;
  relief: ReliefSource | undefined;
  /** Called when a map without relief is so near that it shows it. */
  onNear?: (() => void) | undefined;
  /** True to draw it over the tiles, for tiles that have no relief of their own. */
  isOverTiles: boolean;
}

/** Light, shade and contours of the mountains; those between the strong contours come square by square. */
export function ReliefLayer({ map, relief, onNear, isOverTiles }: ReliefLayerProps) {
  const tellNear = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (relief) return;
    const check = () => map.getZoom() >= firstZoom.shade && tellNear();
    check();
    map.on('zoomend', check);
    return () => void map.off('zoomend', check);
  }, [map, relief]);
  useEffect(() => {
    if (!relief) return;
    const { overview, fetchSquare } = relief;
    const pane = map.getPane('relief') ?? map.createPane('relief');
    pane.style.pointerEvents = 'none';
    const renderer = new SVG({ pane: 'relief', padding: 0.5 });
    const layers = new LayerGroup().addTo(map);
    const draw = (features: readonly ReliefFeature[]) => {
      const group = new LayerGroup();
      for (const { layer, fade: faint, features: alike } of byLook(features)) {
        const lines = alike.map(({ path }) => decodePath(path));
        const className = [shapes[layer], faint && fade[faint]].filter(Boolean).join(' ');
        const options = { renderer, interactive: false, smoothFactor: 1.2, className };
        group.addLayer(
          layer === 'contour' || layer === 'indexContour'
            ? new Polyline(lines, options)
            : new Polygon(lines, options),
        );
      }
      return group;
    };
    const isLine = ({ layer }: ReliefFeature) => layer === 'indexContour';
    let shades: LayerGroup | null = null;
    let tasks: ReturnType<typeof setTimeout>[] = [];
    // Each look in a task of its own: a press gets its turn.
    const drawShades = () => {
      const group = new LayerGroup().addTo(layers);
      tasks = byLook(overview.features.filter((one) => !isLine(one))).map(({ features }) =>
        setTimeout(() => group.addLayer(draw(features))),
      );
      return group;
    };
    const hideShades = () => {
      for (const task of tasks) clearTimeout(task);
      shades?.remove();
      shades = null;
    };
    let strong: LayerGroup | null = null;
    const { attribution } = overview;
    const credit = attribution ? creditOf(attribution.text) : '';
    map.attributionControl.addAttribution(credit);

    const squares = new Map<string, LayerGroup | null>();
    const show = () => {
      if (map.getZoom() < firstZoom.shade) hideShades();
      else shades ??= drawShades();
      if (map.getZoom() < firstZoom.strong) {
        strong?.remove();
        strong = null;
      } else {
        strong ??= draw(overview.features.filter(isLine)).addTo(layers);
      }
      const wanted = map.getZoom() < firstZoom.all ? [] : squaresInView(overview, map.getBounds());
      for (const [slug, group] of squares) {
        if (wanted.includes(slug)) continue;
        group?.remove();
        squares.delete(slug);
      }
      for (const slug of wanted.filter((name) => !squares.has(name))) {
        squares.set(slug, null);
        fetchSquare(slug).then(
          ({ features }) => {
            if (!squares.has(slug)) return;
            const group = draw(features).addTo(layers);
            squares.set(slug, group);
          },
          () => squares.delete(slug),
        );
      }
    };
    show();
    map.on('moveend', show);
    return () => {
      hideShades();
      map.off('moveend', show);
      squares.clear();
      layers.remove();
      renderer.remove();
      map.attributionControl.removeAttribution(credit);
    };
  }, [map, relief]);
  useEffect(() => {
    const pane = map.getPane('relief');
    // Between the guide's own park and water, which have 90 and 100; tiles have 200.
    if (pane) pane.style.zIndex = isOverTiles ? '210' : '95';
  }, [map, relief, isOverTiles]);
  useEffect(() => relief && contourLabels(map, relief.overview.features), [map, relief]);
  return null;
}

/** Features that look alike and are drawn as one shape, which moves faster than hundreds. */
interface Look extends Pick<ReliefFeature, 'layer' | 'fade'> {
  features: ReliefFeature[];
}

/** Groups features by layer and fade, in the order in which each look comes first. */
export function byLook(features: readonly ReliefFeature[]): Look[] {
  const looks = Map.groupBy(features, ({ layer, fade = 0 }) => `${layer} ${fade}`);
  return [...looks.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ layer: first.layer, ...(first.fade && { fade: first.fade }), features: alike }] : [];
  });
}

interface View {
  getSouth: () => number;
  getWest: () => number;
  getNorth: () => number;
  getEast: () => number;
}

/** Returns the slugs of the squares of contours that a view touches. */
export function squaresInView({ origin, squares }: Pick<Relief, 'origin' | 'squares'>, view: View): string[] {
  if (!origin) return [];
  const { lat, lng, latStep, lngStep } = origin;
  return squares.filter((slug) => {
    const [column = 0, row = 0] = slug.split('-').map(Number);
    const [west, south] = [lng + column * lngStep, lat + row * latStep];
    return (
      west < view.getEast() &&
      west + lngStep > view.getWest() &&
      south < view.getNorth() &&
      south + latStep > view.getSouth()
    );
  });
}
