import type { MapPoint } from './mapTypes.ts';

/** Links that hand a place to a map app or to a planner of routes. */
export function PlaceLinks({ at, name }: { at: MapPoint; name: string }) {
  const { lat, lng } = at;
  return (
    <>
      <a href={`geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`}>Open in Maps</a>
      <a href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`} rel="noopener noreferrer">
        Directions
      </a>
    </>
  );
}
