import { IconChevronLeft } from '../../ui/icons/tabler/IconChevronLeft.tsx';
import { IconChevronRight } from '../../ui/icons/tabler/IconChevronRight.tsx';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { media } from '../../ui/theme/media.ts';
import * as styles from './DateRangeCalendar.css.ts';
import { fromLocalDate, toLocalDate } from './localDate.ts';

interface DateRangeCalendarProps {
  /** Dates as yyyy-MM-dd. */
  from: string | null;
  to: string | null;
  today: string;
  /** First day that can be chosen. */
  firstDay: string;
  onPick: (date: string) => void;
}

const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

/** Returns the accessible name of a day. It contains the visible number, which "1st" would not. */
function labelDayButton(date: Date, { today, selected }: Modifiers): string {
  return `${today ? 'Today, ' : ''}${fullDate.format(date)}${selected ? ', selected' : ''}`;
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? IconChevronLeft : IconChevronRight;
  return <Icon size={20} aria-hidden />;
}

/** Renders one month, or two where there is space. The chosen range is filled; past days are struck through. */
export function DateRangeCalendar({ from, to, today, firstDay, onPick }: DateRangeCalendarProps) {
  const ends = [from, to].flatMap((date) => (date ? [toLocalDate(date)] : []));
  const between = from && to ? { after: toLocalDate(from), before: toLocalDate(to) } : [];
  return (
    <DayPicker
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at the visitor's wish, and the focus belongs into it
      autoFocus
      numberOfMonths={window.matchMedia(media.tablet).matches ? 2 : 1}
      today={toLocalDate(today)}
      startMonth={toLocalDate(today)}
      defaultMonth={toLocalDate(from ?? today)}
      disabled={{ before: toLocalDate(firstDay) }}
      modifiers={{ selected: ends, between }}
      modifiersClassNames={{ between: styles.between }}
      onDayClick={(day) => onPick(fromLocalDate(day))}
      classNames={styles.calendarClassNames}
      labels={{ labelDayButton }}
      components={{ Chevron }}
    />
  );
}
