import type { AttractionDetail } from '#schemas/types/published.ts';

/** Formats degrees with the side of the equator or of Greenwich: "51.4200° N". */
function degrees(value: string, [positive, negative]: [string, string]): string {
  const number = Number(value);
  return `${Math.abs(number).toFixed(4)}° ${number < 0 ? negative : positive}`;
}

/** Returns the caption of the main picture: coordinates and elevation, if known. */
export function placeCaption(
  place: Pick<AttractionDetail, 'latitude' | 'longitude' | 'elevationM'>,
): string[] {
  const { latitude, longitude, elevationM } = place;
  const facts = [
    ...(latitude !== null && longitude !== null
      ? [degrees(latitude, ['N', 'S']), degrees(longitude, ['E', 'W'])]
      : []),
    ...(elevationM === null ? [] : [`elevation ${elevationM.toLocaleString('en')} m`]),
  ];
  return facts.length > 0 ? [facts.join(', ')] : [];
}
