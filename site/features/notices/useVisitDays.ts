import { useContext } from 'react';
import { useToday } from '../../calendar/useToday.ts';
import { useChosenDates } from '../../partners/chosenDates.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import type { VisitDays } from './noticeDays.ts';

/** Offsets before the guide is known. */
const utc: [] = [];

/** Returns today in the park, and the days of the trip that the visitor has chosen. */
export function useVisitDays(): VisitDays {
  const { zoneOffsets = utc, builtOn = '1970-01-01' } = useContext(SiteContext);
  const today = useToday({ zoneOffsets, builtOn });
  const { checkIn, checkOut } = useChosenDates(today);
  return { today, trip: checkIn === null ? null : { from: checkIn, to: checkOut ?? checkIn } };
}
