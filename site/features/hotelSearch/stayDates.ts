import { type CalendarDate, type ChosenDates, shortDate } from '../../partners/chosenDates.ts';

export interface StayDates extends ChosenDates {
  /** Which of the two the next picked day will be. */
  choosing: 'checkIn' | 'checkOut';
  /** Whether the calendar shows. */
  open: boolean;
}

export type StayDatesAction =
  | { type: 'pick'; date: CalendarDate }
  | { type: 'show'; open: boolean }
  | { type: 'clear' };

export const noStayDates: StayDates = { choosing: 'checkIn', checkIn: null, checkOut: null, open: false };

/**
 * A picked check-in asks for the check-out next and clears one that is on or before it. A picked check-out closes the
 * calendar and asks for the check-in again. A calendar that is opened asks for the date that is missing, or for both anew.
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

/** The first day that may be picked: today for a check-in, the day after the check-in for a check-out. */
export function firstDay({ choosing, checkIn }: StayDates, today: CalendarDate): CalendarDate {
  return choosing === 'checkOut' && checkIn !== null && checkIn >= today ? dayAfter(checkIn) : today;
}

/** True when a day cannot be picked: it is past, or a check-out on or before the check-in. */
export function isDisabledDay(state: StayDates, today: CalendarDate, date: CalendarDate): boolean {
  return date < firstDay(state, today);
}

/** The next calendar date. */
export function dayAfter(date: CalendarDate): CalendarDate {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** What the button of the calendar says. */
export function stayDatesLabel({ checkIn, checkOut }: StayDates): string {
  if (checkIn === null) return 'Select dates';
  return `${shortDate(checkIn)} - ${checkOut === null ? 'Select checkout' : shortDate(checkOut)}`;
}
