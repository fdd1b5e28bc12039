import { IconAlertTriangle } from '../../ui/icons/tabler/IconAlertTriangle.tsx';
import { IconArrowUpRight } from '../../ui/icons/tabler/IconArrowUpRight.tsx';
import { IconCalendar } from '../../ui/icons/tabler/IconCalendar.tsx';
import { IconChevronDown } from '../../ui/icons/tabler/IconChevronDown.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { button } from '../../ui/Button/Button.css.ts';
import { classNames } from '../../ui/classNames.ts';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { Disclosure } from '../../ui/OutboundLink/Disclosure.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { visitPartner } from '../../ui/OutboundLink/visitPartner.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DateInputs } from './DateInputs.tsx';
import * as styles from './HotelSearch.css.ts';
import { hotelSearchForm, hotelSearchUrl } from './hotelSearchUrl.ts';
import { firstDay, stayDatesLabel } from './stayDates.ts';
import { useStayDates } from './useStayDates.ts';

const DateRangePopover = lazyComponent(() => import('./DateRangePopover.tsx'));

interface HotelSearchProps {
  site: Site;
  /** Calendar date in the park. */
  today: string;
}

/** Search form of the hotel partner with one calendar for both dates. Without JavaScript it is a plain form. */
export function HotelSearch({ site, today }: HotelSearchProps) {
  const online = useOnline();
  const [stay, dispatch] = useStayDates(today);
  const [calendarUsed, setCalendarUsed] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const partner = site.partners.hotels;
  const { action, fields } = hotelSearchForm(partner);
  const { checkIn, checkOut, open } = stay;
  const bothChosen = checkIn !== null && checkOut !== null;
  const show = (next: boolean) => {
    if (next) setCalendarUsed(true);
    dispatch({ type: 'show', open: next });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!bothChosen);
    if (bothChosen) visitPartner(hotelSearchUrl(partner, checkIn, checkOut));
    else trigger.current?.focus();
  };
  return (
    <form
      action={action}
      method="get"
      target="_blank"
      rel="sponsored noopener"
      aria-labelledby={headingId}
      className={styles.form}
      onSubmit={search}
    >
      <h2 id={headingId} className={styles.heading}>
        Find a bed
      </h2>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <DateInputs today={site.builtOn} />
      </noscript>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(!open)}
      >
        <IconCalendar size={20} aria-hidden />
        <span className={styles.triggerText}>
          <span className={styles.triggerLabel}>Check-in and check-out</span>
          <span className={styles.triggerValue}>{stayDatesLabel(stay)}</span>
        </span>
        <IconChevronDown size={20} aria-hidden />
      </button>
      {incomplete && !bothChosen && (
        <p role="alert" className={styles.alert}>
          <IconAlertTriangle size={20} aria-hidden />
          Please select both check-in and check-out dates
        </p>
      )}
      {calendarUsed && (
        <DateRangePopover
          open={open}
          onOpenChange={show}
          trigger={trigger}
          label={stay.choosing === 'checkIn' ? 'Choose check-in' : 'Choose check-out'}
          summary={stayDatesLabel(stay)}
          from={checkIn}
          to={checkOut}
          today={today}
          firstDay={firstDay(stay, today)}
          onPick={(date) => dispatch({ type: 'pick', date })}
          onClear={() => dispatch({ type: 'clear' })}
        />
      )}
      <button type="submit" className={classNames(button.onBand, styles.submit)}>
        Search hotels <VisuallyHidden>(opens partner site)</VisuallyHidden>
        <IconArrowUpRight size={20} aria-hidden />
      </button>
      <div className={styles.below}>
        {!online && <p>You are offline. You can search when you are back online.</p>}
        <Disclosure>{site.disclosure}</Disclosure>
      </div>
    </form>
  );
}
