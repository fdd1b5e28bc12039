import { capitalize, keepUnits } from '../../../ui/text/text.ts';
import type { Climate } from '#schemas/types/published.ts';
import { monthOf } from '../../../calendar/seasons.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { size } from '../../../ui/Text/Text.css.ts';
import * as styles from './TripForm.css.ts';
import { partOfMonthText } from '#schemas/rules/dateText.ts';

/** Renders the usual weather of the month of the first day. */
export function YourDates({ climate, date }: { climate: Climate; date: string }) {
  const month = date ? climate.months[monthOf(date) - 1] : undefined;
  return (
    <section className={styles.panel} aria-labelledby="your-dates">
      <h2 id="your-dates" className={size.card}>
        {month ? `Your dates: ${partOfMonthText(date)}` : 'Your dates'}
      </h2>
      {month ? (
        <>
          <FactList
            facts={[
              { term: 'Daytime', value: `${Math.round(month.avgHighC)} °C` },
              { term: 'Night', value: `${Math.round(month.avgLowC)} °C` },
              { term: 'Daylight', value: `${Math.round(month.daylightHours)} hours` },
              { term: 'Rain and snow', value: `${Math.round(month.precipitationMm)} mm that month` },
              ...(month.snowfallCm > 0
                ? [{ term: 'Snowfall', value: `${Math.round(month.snowfallCm)} cm that month` }]
                : []),
            ]}
          />
          <p className={styles.hint}>
            {month.conditions} {capitalize(month.month)} at {keepUnits(climate.station)}, on average.
          </p>
        </>
      ) : (
        <p>Pick a start date to see typical weather.</p>
      )}
    </section>
  );
}
