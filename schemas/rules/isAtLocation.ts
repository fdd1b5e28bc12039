/** Returns true if a location, in lower case, is part of where a place says it is. */
export function isAtLocation(place: string, location: string): boolean {
  return place.toLowerCase().includes(location);
}
