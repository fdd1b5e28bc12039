import { startTransition, useEffect, useState } from 'react';
import { dateAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';

interface ParkDay {
  zoneOffsets: readonly ZoneOffset[];
  builtOn: string;
}

/**
 * Returns today in the park as YYYY-MM-DD, by the offsets that the guide publishes, since a device may have older zone
 * data. It is `builtOn` until the page is mounted, because prerendered HTML is older than the visit.
 */
export function useToday({ zoneOffsets, builtOn }: ParkDay): string {
  const [today, setToday] = useState(builtOn);
  // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
  useEffect(() => startTransition(() => setToday(dateAt(zoneOffsets, Date.now()))), [zoneOffsets]);
  return today;
}
