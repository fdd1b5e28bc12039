import { type CalendarDate, type ChosenDates, shortDate } from '../../partners/chosenDates.ts';

export interface StayDates extends ChosenDates {
  /** Date that the next click sets. */
  choosing: 'checkIn' | 'checkOut';
  /** True while the calendar is open. */
  open: boolean;
}

export type StayDatesAction =
  | { type: 'pick'; date: CalendarDate }
  | { type: 'show'; open: boolean }
  | { type: 'clear' };

export const noStayDates: StayDates = { choosing: 'checkIn', checkIn: null, checkOut: null, open: false };

/**
 * Returns the next state of the dates. A chosen check-in asks for the check-out and clears one on or before it. A chosen check-out
 * closes the calendar. Opening the calendar asks for the missing date, or for both again.
 */
export function stayDatesReducer(state: StayDates, action: StayDatesAction): StayDates {
  switch (action.type) {
    case 'pick': {
      if (state.choosing === 'checkOut')
        return { ...state, checkOut: action.date, choosing: 'checkIn', open: false };
      const kept = state.checkOut !== null && state.checkOut > action.date ? state.checkOut : null;
      return { ...state, checkIn: action.date, checkOut: kept, choosing: 'checkOut' };
    }
    case 'show': {
      const choosing = state.checkIn !== null && state.checkOut === null ? 'checkOut' : 'checkIn';
      return { ...state, open: action.open, choosing };
    }
    case 'clear':
      return { ...noStayDates, open: state.open };
  }
}

/** Returns the first day that can be chosen: today for a check-in, the day after the check-in for a check-out. */
export function firstDay({ choosing, checkIn }: StayDates, today: CalendarDate): CalendarDate {
  return choosing === 'checkOut' && checkIn !== null && checkIn >= today ? dayAfter(checkIn) : today;
}

/** Returns the next date. */
export function dayAfter(date: CalendarDate): CalendarDate {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns the label of the calendar button. */
export function stayDatesLabel({ checkIn, checkOut }: StayDates): string {
  if (checkIn === null) return 'Select dates';
  return `${shortDate(checkIn)} - ${checkOut === null ? 'Select checkout' : shortDate(checkOut)}`;
}
