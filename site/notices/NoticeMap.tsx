import LeafletMap, { type LeafletMapProps } from '../ui/MapView/LeafletMap.tsx';
import { MapNotices } from './MapNotices.tsx';

// In this module, because what two lazy modules share is a request of its own.
export { SheetMap } from '../ui/MapView/SheetMap.tsx';

/** Renders the map with the areas of notices. One module, because every lazy module is a request of its own. */
export default function NoticeMap(props: LeafletMapProps) {
  return <LeafletMap {...props} Overlay={MapNotices} />;
}
