/** Returns the distance of a place in whole kilometres; an empty text if it is unknown. */
export function awayText(awayKm: number | undefined): string[] {
  if (awayKm === undefined) return [];
  return [awayKm < 1 ? 'under 1 km away' : `${Math.round(awayKm)} km away`];
}

/** Beside a heading that says "near": what the kilometres of the cards mean. */
export const awayNote = 'As the crow flies. The way is longer.';
