import { useEffect, useState } from 'react';
import { dateAt, minutesAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';

const minute = 60_000;

/** Returns date and minutes since midnight in the park, anew each minute. */
export function useParkTime(zoneOffsets: readonly ZoneOffset[]): { today: string; now: number } {
  const [instant, setInstant] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setInstant(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return { today: dateAt(zoneOffsets, instant), now: minutesAt(zoneOffsets, instant) };
}
