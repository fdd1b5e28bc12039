import { startTransition, useEffect } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { type TripDates, useToday } from './tripDates.ts';
import { useStayDates, useTripDatesStore } from './tripDatesStore.ts';

interface ReadTripDatesProps {
  site: Site;
  onRead: (dates: TripDates) => void;
}

/** Reads today in the park and the stored trip dates for the page frame, and again when they change. Renders nothing. */
export function ReadTripDates({ site, onRead }: ReadTripDatesProps) {
  const today = useToday(site);
  const { checkIn, checkOut } = useStayDates(today);
  const { hidesClosed } = useTripDatesStore();
  useEffect(() => {
    const trip = checkIn === null ? null : { from: checkIn, to: checkOut ?? checkIn };
    // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
    startTransition(() => onRead({ today, trip, hidesClosed }));
  }, [today, checkIn, checkOut, hidesClosed, onRead]);
  return null;
}
