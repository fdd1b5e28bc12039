import { DateField } from '../../../ui/Field/DateField.tsx';
import type { TripForm } from '../rules/trip.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import { Folded } from './Question.tsx';
import * as styles from './TripForm.css.ts';

interface TravelTimesProps {
  form: TripForm;
  onChange: (change: Partial<TripForm>) => void;
}

/** Renders the times of arrival and departure. */
export function TravelTimes({ form, onChange }: TravelTimesProps) {
  const { arrivalTime, departureTime } = form;
  const set = [
    arrivalTime && `arrival ${timeText(arrivalTime)}`,
    departureTime && `departure ${timeText(departureTime)}`,
  ].filter(Boolean);
  return (
    <Folded
      summary={`Arrival and departure times: ${set.length > 0 ? set.join(', ') : 'any'}`}
      isFilled={set.length > 0}
    >
      <div className={styles.pair}>
        <DateField
          type="time"
          label="Arrival on the first day"
          value={arrivalTime}
          onChange={(time) => onChange({ arrivalTime: time })}
        />
        <DateField
          type="time"
          label="Departure on the last day"
          value={departureTime}
          onChange={(time) => onChange({ departureTime: time })}
        />
      </div>
      <p className={styles.hint}>Optional. We plan nothing before you reach your stay or after you leave.</p>
    </Folded>
  );
}
