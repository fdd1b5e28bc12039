import { dateRangeText } from '#schemas/rules/dateText.ts';
import { useTripDates } from './tripDates.ts';
import { useTripDatesStore, type StayDates } from './tripDatesStore.ts';
import { wide } from '../ui/Button/Button.css.ts';
import { Button } from '../ui/Button/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Checkbox } from '../ui/Field/Checkbox.tsx';
import { DateField } from '../ui/Field/DateField.tsx';
import { row } from '../ui/Layout/Layout.css.ts';

interface WhenPanelProps {
  /** True if the fields of the dates are shown. */
  isOpen: boolean;
  /** Number of records of the list that are closed on all of the dates. */
  closed: number;
  /** What the switch hides, in words. */
  hide: string;
}

/** Renders the trip dates, the fields to choose them, and the switch that hides what's closed. */
export default function TripDatesPanel({ isOpen, closed, hide }: WhenPanelProps) {
  const { today, trip } = useTripDates();
  const { checkIn, checkOut, hidesClosed } = useTripDatesStore();
  return (
    <div className={classNames(row, wide)}>
      {isOpen && (
        <>
          <DateField
            label="Arriving"
            value={checkIn ?? ''}
            min={today}
            onChange={(day) => useTripDatesStore.setState(withFirstDay({ checkIn, checkOut }, day))}
          />
          <DateField
            label="Leaving"
            value={checkOut ?? ''}
            min={checkIn ?? today}
            onChange={(day) => useTripDatesStore.setState(withLastDay({ checkIn, checkOut }, day))}
          />
        </>
      )}
      {trip && (
        <>
          <strong>{dateRangeText(trip.from, trip.to)}</strong>
          <Checkbox
            checked={hidesClosed}
            onChange={(checked) => useTripDatesStore.setState({ hidesClosed: checked })}
          >
            Hide {hide} ({closed})
          </Checkbox>
          <Button
            variant="quiet"
            small
            onClick={() => useTripDatesStore.setState({ checkIn: null, checkOut: null, hidesClosed: false })}
          >
            Clear dates
          </Button>
        </>
      )}
    </div>
  );
}

/** Returns the dates with another first day; a last day that is not after it is cleared. Empty clears both. */
export function withFirstDay({ checkOut }: StayDates, day: string): StayDates {
  if (day === '') return { checkIn: null, checkOut: null };
  return { checkIn: day, checkOut: checkOut !== null && checkOut > day ? checkOut : null };
}

/** Returns the dates with another last day. One before the first day, or without one, becomes the first day. */
export function withLastDay({ checkIn, checkOut }: StayDates, day: string): StayDates {
  if (day === '' || day === checkIn) return { checkIn, checkOut: null };
  if (checkIn === null || day < checkIn) return withFirstDay({ checkIn, checkOut }, day);
  return { checkIn, checkOut: day };
}
