import { useState } from 'react';
import { type CalendarDate, useChosenDates, useDatesStore } from '../../partners/chosenDates.ts';
import { noStayDates, type StayDates, type StayDatesAction, stayDatesReducer } from './stayDates.ts';

/** Returns the dates, kept for the visit, and the state of the calendar. */
export function useStayDates(today: CalendarDate): [StayDates, (action: StayDatesAction) => void] {
  const chosen = useChosenDates(today);
  const [calendar, setCalendar] = useState({ choosing: noStayDates.choosing, open: noStayDates.open });
  const stay: StayDates = { ...chosen, ...calendar };
  return [
    stay,
    (action) => {
      const { checkIn, checkOut, choosing, open } = stayDatesReducer(stay, action);
      useDatesStore.setState({ checkIn, checkOut });
      setCalendar({ choosing, open });
    },
  ];
}
