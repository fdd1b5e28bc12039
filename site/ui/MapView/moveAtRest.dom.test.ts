import { Map as LeafletMapObject } from 'leaflet';
import { expect, test, vi } from 'vitest';
import { moveAtRest, noteZooms } from './CenterOn.tsx';

function aMap(): LeafletMapObject {
  const map = new LeafletMapObject(document.createElement('div'));
  noteZooms(map);
  return map;
}

test('a map at rest is moved at once', () => {
  const move = vi.fn<() => void>();
  moveAtRest(aMap(), move);
  expect(move).toHaveBeenCalledTimes(1);
});

test('one that zooms is moved when the zoom has ended, once', () => {
  const map = aMap();
  const move = vi.fn<() => void>();
  map.fire('zoomanim');
  moveAtRest(map, move);
  expect(move).not.toHaveBeenCalled();
  map.fire('zoomend');
  map.fire('zoomend');
  expect(move).toHaveBeenCalledTimes(1);
});

test('a move that was called off does not come', () => {
  const map = aMap();
  const move = vi.fn<() => void>();
  map.fire('zoomanim');
  moveAtRest(map, move)();
  map.fire('zoomend');
  expect(move).not.toHaveBeenCalled();
});
