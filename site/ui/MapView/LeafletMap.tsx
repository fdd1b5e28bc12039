import 'leaflet/dist/leaflet.css';
import { Control, LatLngBounds, Map as LeafletMapObject } from 'leaflet';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BaseLayer } from './base/BaseLayer.tsx';
import { ReliefLayer } from './base/ReliefLayer.tsx';
import { CenterOn, moveAtRest, noteZooms, PointPopup } from './CenterOn.tsx';
import { lastZoom } from './pins/clusterMarkers.ts';
import { GestureHint } from './controls/GestureHint.tsx';
import { host } from './LeafletMap.css.ts';
import { useFullMap } from './controls/useFullMap.ts';
import { MapControls } from './controls/MapControls.tsx';
import { MapPins } from './pins/MapPins.tsx';
import { MapTiles } from './tiles/MapTiles.tsx';
import type { MapOverlayProps, MapProps } from './mapTypes.ts';
import { RouteLine, WalkLines } from './RouteLine.tsx';
import { VectorTiles } from './tiles/VectorTiles.tsx';

/** Pixels left free around the places when all are in view: pins stand above their places. */
const fitPadding = { paddingTopLeft: [30, 60], paddingBottomRight: [66, 30] } as const;
/** Maximum zoom when showing a single place. */
const closestFit = 14;

export interface LeafletMapProps extends MapProps {
  /** Hears whether the tiles do not come. */
  onMissing: (missing: boolean) => void;
  /** True while they do not come. */
  isMissing: boolean;
  frame: RefObject<HTMLElement | null>;
  /** Element below the legend. */
  below: HTMLElement | null;
  Overlay?: ComponentType<MapOverlayProps>;
}

/** Milliseconds after which the parts of a map follow without its ground. */
const longestWait = 3000;

/**
 * Returns how many parts of a map may be drawn: one more in each task once `isReady`, or after a while, so that no task
 * is long and a press gets its turn.
 */
function useParts(isReady: boolean, all: number): number {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (part === all) return;
    const timer = setTimeout(() => setPart(part + 1), isReady || part > 0 ? 0 : longestWait);
    return () => clearTimeout(timer);
  }, [isReady, part, all]);
  return part;
}

/** The map itself. One finger and the bare wheel scroll the page: the map must not trap a visitor. */
export default function LeafletMap(props: LeafletMapProps) {
  const { start, tiles, base, relief, markers, selectedId, selectedZoom, onSelect, onMissing, isMissing } =
    props;
  const { line, walks, onNear, closest = closestFit, Overlay } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMapObject | null>(null);

  // The place and zoom of the start are read once: later the visitor moves the map.
  const first = useRef(start);
  useEffect(() => {
    if (!element.current) return;
    const { lat, lng, zoom } = first.current;
    const created = new LeafletMapObject(element.current, {
      center: [lat, lng],
      zoom,
      minZoom: 5,
      maxZoom: lastZoom,
      zoomControl: false,
      // Between pinches the map stands still; GestureHint keeps the bare wheel from it.
      dragging: !window.matchMedia('(pointer: coarse)').matches,
    });
    noteZooms(created);
    created.attributionControl.setPrefix(false);
    // Not beside the attribution, which needs the whole width on a phone.
    new Control.Scale({ imperial: false, position: 'topleft', updateWhenIdle: true }).addTo(created);
    setMap(created);
    // The panel of the filters takes a part of the width.
    const resized = new ResizeObserver(() => created.invalidateSize());
    resized.observe(element.current);
    return () => {
      resized.disconnect();
      created.remove();
    };
  }, []);

  const showAll = useCallback(() => {
    if (!map || markers.length === 0) return;
    const bounds = new LatLngBounds(markers.map(({ lat, lng }) => [lat, lng]));
    moveAtRest(map, () =>
      map.fitBounds(bounds, {
        paddingTopLeft: [...fitPadding.paddingTopLeft],
        paddingBottomRight: [...fitPadding.paddingBottomRight],
        maxZoom: closest,
        animate: false,
      }),
    );
  }, [map, markers, closest]);

  const [isFull, setFull] = useFullMap(map, props.frame);

  // All places at first, and after each filter those that are left, and on the whole screen; a selection has the map for
  // itself. Before the effects of the layers: what they draw and fetch is for this view.
  const shown = [isFull, ...markers.map(({ id }) => id)].join(' ');
  const fitted = useRef('');
  useLayoutEffect(() => {
    if (!map || fitted.current === shown) return;
    fitted.current = shown;
    if (!markers.some(({ id }) => id === selectedId)) showAll();
  }, [map, shown, showAll, markers, selectedId]);

  const selected = markers.find((marker) => marker.id === selectedId);
  const part = useParts(map !== null && base !== undefined, 4);

  return (
    <>
      {/* Leaflet makes this element focusable. */}
      <div
        ref={element}
        className={host}
        role="group"
        aria-label="Map. Arrow keys pan, plus and minus zoom."
      />
      {map && base && <BaseLayer map={map} base={base} isAlone={isMissing} hasLabels={part >= 4} />}
      {map && part >= 4 && (relief || onNear) && (
        <ReliefLayer
          map={map}
          relief={relief}
          onNear={onNear}
          isOverTiles={tiles === 'streets' && !isMissing}
        />
      )}
      {map && part >= 1 && walks && <WalkLines map={map} walks={walks} />}
      {map &&
        (start.vector ? (
          <VectorTiles map={map} vector={start.vector} onMissing={onMissing} />
        ) : (
          <MapTiles map={map} tiles={tiles} onMissing={onMissing} />
        ))}
      {map && part >= 2 && (
        <MapPins map={map} markers={markers} selectedId={selectedId} onSelect={onSelect} />
      )}
      {map && selected && <CenterOn map={map} lat={selected.lat} lng={selected.lng} zoom={selectedZoom} />}
      {map && selected && <PointPopup map={map} lat={selected.lat} lng={selected.lng} />}
      {map && line && <RouteLine map={map} line={line} />}
      {map && part >= 3 && Overlay && (
        <Overlay
          map={map}
          frame={props.frame}
          below={props.below}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      )}
      {map && <MapControls map={map} onShowAll={showAll} isFull={isFull} onFull={setFull} />}
      {map && !isFull && <GestureHint map={map} />}
    </>
  );
}
