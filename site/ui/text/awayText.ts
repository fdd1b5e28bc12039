/** Returns the distance of a place in whole kilometres, with figure and unit on one line; nothing if it is unknown. */
export function awayText(awayKm: number | undefined): string[] {
  if (awayKm === undefined) return [];
  return [awayKm < 1 ? 'under 1\u00a0km away' : `${Math.round(awayKm)}\u00a0km away`];
}

/** Beside a heading that says "near": what the kilometres of the cards mean. */
export const awayNote = 'As the crow flies. The way is longer.';
