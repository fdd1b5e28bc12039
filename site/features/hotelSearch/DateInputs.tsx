import * as styles from './HotelSearch.css.ts';
import { dateFields } from '../../partners/chosenDates.ts';

/** Two date inputs for visitors without JavaScript. */
export function DateInputs({ today }: { today: string }) {
  return (
    <div className={styles.dates}>
      <label className={styles.date}>
        Check-in
        <input type="date" name={dateFields.checkIn} min={today} required className={styles.dateInput} />
      </label>
      <label className={styles.date}>
        Check-out
        <input type="date" name={dateFields.checkOut} min={today} required className={styles.dateInput} />
      </label>
    </div>
  );
}
