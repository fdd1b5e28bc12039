import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { useToday } from '../../calendar/useToday.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { visitStorage } from '../../device/deviceStorage.ts';
import { ownName } from '../../base/guideBase.ts';

interface ReadVisitDaysProps {
  site: Site;
  onRead: (days: VisitDays) => void;
}

/** Name under which a browser keeps the dates for its visit. */
const datesEntry = ownName('larch-stay-dates');

/** Event of the document when the dates change; their code sends it. */
const datesChanged = 'larch:dates';

/**
 * Tells the frame today in the park and the dates that the visitor has chosen. Renders nothing. The code that reads
 * dates is loaded once there are some: most visitors choose none.
 */
export function ReadVisitDays({ site, onRead }: ReadVisitDaysProps) {
  const today = useToday(site);
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<Pick<VisitDays, 'trip' | 'hidesClosed'>>({ trip: null });
  useEffect(() => {
    let isOver = false;
    const read = (isStored: boolean) =>
      void import('../../partners/chosenDates.ts').then(
        ({ useDatesStore }) => {
          if (isStored) void useDatesStore.persist.rehydrate();
          const { checkIn, checkOut, hidesClosed } = useDatesStore.getState();
          const isAhead = checkIn !== null && checkIn >= today;
          const trip = isAhead ? { from: checkIn, to: checkOut ?? checkIn } : null;
          if (!isOver) setChosen({ trip, hidesClosed });
        },
        // Without the code, pages show what is in force today.
        () => {},
      );
    const readAgain = () => read(false);
    if (visitStorage.getItem(datesEntry) !== null) read(true);
    document.addEventListener(datesChanged, readAgain);
    return () => {
      isOver = true;
      document.removeEventListener(datesChanged, readAgain);
    };
  }, [today, pathname]);
  useEffect(() => {
    // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
    startTransition(() => onRead({ today, ...chosen }));
  }, [today, chosen, onRead]);
  return null;
}
