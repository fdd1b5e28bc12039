import { LayerGroup, type Map as LeafletMapObject, Polygon, Polyline, SVG } from 'leaflet';
import { useEffect, useMemo } from 'react';
import type { Basemap } from '#schemas/types/published.ts';
import { shape } from './BaseLayer.css.ts';
import { type BaseFeature, baseLabels } from './baseLabels.ts';
import { label as labelStyles } from './baseLabels.css.ts';
import { creditOf } from '../creditOf.ts';
import { decodePath, type Room } from './isFree.ts';
import { outsideOf, placeLabels } from './placeLabels.ts';

/** Layers in drawing order, the lowest first. */
const shapeLayers = ['park', 'glacier', 'lake', 'stream', 'river', 'railway', 'road'] as const;
const areas: readonly string[] = ['park', 'glacier', 'lake'];

/** Panes of their own below that of the tiles, which has 200. */
const panes = {
  ground: { name: 'ground', order: '90' },
  shapes: { name: 'base', order: '100' },
  labels: { name: 'baseLabels', order: '110' },
};

/** Order above the areas of notices, which have 350, and below pins. */
const overAreas = '360';

function paneOf(map: LeafletMapObject, { name, order }: { name: string; order: string }): HTMLElement {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = order;
  pane.style.pointerEvents = 'none';
  return pane;
}

interface BaseLayerProps {
  map: LeafletMapObject;
  base: Basemap;
  /** True while no tiles come. Its names then stand over areas and roads. */
  isAlone: boolean;
  /** False until the names may be written. */
  hasLabels?: boolean;
}

/** The guide's own map, below the tiles, and alone without them. */
export function BaseLayer({ map, base, isAlone, hasLabels = true }: BaseLayerProps) {
  const features = useMemo(
    () => base.features.map(({ path, ...rest }): BaseFeature => ({ ...rest, points: decodePath(path) })),
    [base],
  );
  useEffect(() => addShapes(map, features), [map, features]);
  useEffect(() => (hasLabels ? addLabels(map, features) : undefined), [map, features, hasLabels]);
  useEffect(() => {
    const pane = map.getPane(panes.labels.name);
    if (pane) pane.style.zIndex = isAlone ? overAreas : panes.labels.order;
  }, [map, isAlone, hasLabels]);
  useEffect(() => {
    const credits = base.attributions.map(({ holder, licence }) => creditOf(`© ${holder}`, licence));
    credits.forEach((credit) => map.attributionControl.addAttribution(credit));
    return () => credits.forEach((credit) => map.attributionControl.removeAttribution(credit));
  }, [map, base]);
  return null;
}

/** Draws areas and lines, each layer in a task of its own: a press gets its turn. Returns the way to take them away. */
function addShapes(map: LeafletMapObject, features: readonly BaseFeature[]): () => void {
  // The relief lies between the park and its water.
  const [ground, water] = [panes.ground, panes.shapes].map((pane) => {
    paneOf(map, pane);
    return new SVG({ pane: pane.name, padding: 0.5 });
  });
  const layers = new LayerGroup().addTo(map);
  // One shape a layer: a map moves with a few shapes faster than with hundreds, and casings never cover a road.
  const draw = (layer: (typeof shapeLayers)[number]) => {
    const lines = features.flatMap((feature) => (feature.layer === layer ? [feature.points] : []));
    const renderer = layer === 'park' ? ground : water;
    const shared = { ...(renderer && { renderer }), interactive: false, smoothFactor: 1.5 };
    const options = { ...shared, className: shape[layer] };
    if (layer === 'road') layers.addLayer(new Polyline(lines, { ...shared, className: shape.casing }));
    layers.addLayer(
      areas.includes(layer)
        ? new Polygon(
            lines.map((ring) => [ring]),
            options,
          )
        : new Polyline(lines, options),
    );
  };
  const tasks = shapeLayers.map((layer) => setTimeout(draw, 0, layer));
  return () => {
    tasks.forEach((task) => clearTimeout(task));
    layers.remove();
    ground?.remove();
    water?.remove();
  };
}

/** Writes the names that have room, anew after each move; returns the way to take them away. */
function addLabels(map: LeafletMapObject, features: readonly BaseFeature[]): () => void {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  paneOf(map, panes.labels).append(host);
  const write = () => {
    const labels = placeLabels(
      baseLabels(features, map.getZoom(), (point) => map.latLngToContainerPoint(point), map.getSize()),
      [...takenOn(map), ...outsideOf(map.getSize())],
    );
    host.replaceChildren(
      ...labels.map(({ text, x, y, width, kind }) => {
        const at = map.containerPointToLayerPoint([kind === 'peak' ? x - width / 2 : x, y]);
        const label = document.createElement('span');
        label.className = labelStyles[kind];
        label.textContent = text;
        label.style.left = `${at.x}px`;
        label.style.top = `${at.y}px`;
        return label;
      }),
    );
  };
  const clear = () => host.replaceChildren();
  let next: ReturnType<typeof setTimeout> | undefined;
  // After the pins have found their places.
  const soon = () => {
    clearTimeout(next);
    next = setTimeout(write);
  };
  soon();
  map.on('moveend layeradd layerremove', soon);
  map.on('zoomstart', clear);
  return () => {
    clearTimeout(next);
    map.off('moveend layeradd layerremove', soon);
    map.off('zoomstart', clear);
    host.remove();
  };
}

/** Returns the boxes of pins, scale and credits on a map, in pixels from its corner. */
function takenOn(map: LeafletMapObject): Room[] {
  const frame = map.getContainer().getBoundingClientRect();
  const taken = map.getContainer().querySelectorAll('.leaflet-marker-icon, .leaflet-control');
  return [...taken].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - frame.left + width / 2, y: top - frame.top + height / 2, width, height };
  });
}
