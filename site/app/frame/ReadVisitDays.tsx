import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { useToday } from '../../calendar/useToday.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { visitStorage } from '../../device/deviceStorage.ts';

interface ReadVisitDaysProps {
  site: Site;
  onRead: (days: VisitDays) => void;
}

/** Name under which a browser keeps the dates for its visit. */
const datesEntry = 'larch-stay-dates';

/**
 * Tells the frame today in the park and the dates that the visitor has chosen. Renders nothing. The code that reads
 * dates is loaded once there are some: most visitors choose none.
 */
export function ReadVisitDays({ site, onRead }: ReadVisitDaysProps) {
  const today = useToday(site);
  const { pathname } = useLocation();
  const [trip, setTrip] = useState<VisitDays['trip']>(null);
  useEffect(() => {
    if (visitStorage.getItem(datesEntry) === null) return;
    let isOver = false;
    void import('../../partners/chosenDates.ts').then(
      ({ readChosenDates, useDatesStore }) => {
        void useDatesStore.persist.rehydrate();
        const { checkIn, checkOut } = readChosenDates(useDatesStore.getState());
        const isAhead = checkIn !== null && checkIn >= today;
        if (!isOver) setTrip(isAhead ? { from: checkIn, to: checkOut ?? checkIn } : null);
      },
      // Without the code, pages show what is in force today.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [today, pathname]);
  useEffect(() => {
    // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
    startTransition(() => onRead({ today, trip }));
  }, [today, trip, onRead]);
  return null;
}
