import { IconAlertTriangle, IconArrowUpRight } from '../../ui/icons/icons.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useHydrated } from '../../device/browser.ts';
import { addDays } from '#schemas/rules/calendarDate.ts';
import { dateFields } from '../../partners/partnerUrl.ts';
import { useStayDates, useTripDatesStore } from '../../tripDates/tripDatesStore.ts';
import { button } from '../../ui/Button/Button.css.ts';
import { classNames } from '../../ui/classNames.ts';
import { DateField } from '../../ui/Field/DateField.tsx';
import { Disclosure } from '../../ui/OutboundLink/OutboundLink.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { visitPartner } from '../../ui/OutboundLink/visitPartner.ts';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';
import * as styles from './HotelSearch.css.ts';
import { hotelSearchForm, hotelSearchUrl, withCheckIn, withCheckOut } from './hotelSearch.ts';

interface HotelSearchProps {
  site: Site;
  /** Calendar date in the park. */
  today: string;
}

/** Search form of the hotel partner with two dates. Without JavaScript the browser itself sends it. */
export function HotelSearch({ site, today }: HotelSearchProps) {
  const online = useOnline();
  const isScripted = useHydrated();
  const dates = useStayDates(today);
  // A day that is past or too early stays in its field and is not chosen.
  const [typed, setTyped] = useState({ checkIn: '', checkOut: '' });
  const [incomplete, setIncomplete] = useState(false);
  const headingId = useId();
  const alertId = useId();
  const partner = site.partners.hotels;
  const { action, fields } = hotelSearchForm(partner);
  const { checkIn, checkOut } = dates;
  const bothSelected = checkIn !== null && checkOut !== null;
  const alerts = incomplete && !bothSelected;
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIncomplete(!bothSelected);
    // A wrong date stands in its field beside the one that was chosen before.
    const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid');
    if (bothSelected && !wrong) visitPartner(hotelSearchUrl(partner, checkIn, checkOut));
    else wrong?.focus();
  };
  return (
    <form
      action={action}
      method="get"
      target="_blank"
      rel="sponsored noopener"
      aria-labelledby={headingId}
      className={styles.form}
      noValidate={isScripted}
      onSubmit={search}
    >
      <h2 id={headingId} className={styles.heading}>
        Find a place to stay
      </h2>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.dates}>
        <DateField
          label="Check-in"
          name={dateFields.checkIn}
          required
          value={checkIn ?? typed.checkIn}
          min={today}
          invalid={alerts && checkIn === null}
          noteId={alerts && checkIn === null ? alertId : undefined}
          onChange={(day) => {
            const next = withCheckIn(dates, day, today);
            setTyped({ ...typed, checkIn: next.checkIn === null ? day : '' });
            useTripDatesStore.setState(next);
          }}
        />
        <DateField
          label="Check-out"
          name={dateFields.checkOut}
          required
          value={checkOut ?? typed.checkOut}
          min={addDays(checkIn ?? today, 1)}
          invalid={alerts && checkOut === null}
          noteId={alerts && checkOut === null ? alertId : undefined}
          onChange={(day) => {
            const next = withCheckOut(dates, day, today);
            setTyped({ ...typed, checkOut: next.checkOut === null ? day : '' });
            useTripDatesStore.setState(next);
          }}
        />
      </div>
      {alerts && (
        <p id={alertId} role="alert" className={styles.alert}>
          <IconAlertTriangle size={20} aria-hidden />
          Please select both check-in and check-out dates
        </p>
      )}
      <button type="submit" className={classNames(button.onBand, styles.submit)}>
        Search hotels <VisuallyHidden>(opens partner site)</VisuallyHidden>
        <IconArrowUpRight size={20} aria-hidden />
      </button>
      <div className={styles.below}>
        {!online && <p>You're offline. Search again once you're back online.</p>}
        <Disclosure>{site.disclosure}</Disclosure>
      </div>
    </form>
  );
}
