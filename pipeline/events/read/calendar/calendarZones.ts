import { addDays } from '../../../time/calendarDate.ts';
import { parseRecurrence, recurrenceDays, type RecurrenceRule } from '../../../time/recurrence.ts';
import { isKnownZone } from '#schemas/rules/zonedTime.ts';
import type { CalendarComponent } from './calendarComponents.ts';
import { momentOf } from '../spans.ts';
import { ianaOfWindows } from './windowsZones.ts';

/** Tells the moment, in milliseconds since 1970, at which a clock shows a day (YYYY-MM-DD) and time (HH:MM). */
export type Clock = (date: string, time: string) => number;

/** A change of the clock: the first time it happened, when it comes again, and the offset from then on, in minutes. */
interface Onset {
  date: string;
  time: string;
  rule: RecurrenceRule | null;
  more: string[];
  offset: number;
}

/**
 * Returns the clocks of a calendar by name: those of IANA, also with a path before the name, those of Windows, and
 * those that the calendar describes itself. Throws an Error for a name that is none of these.
 */
export function clocksOf(calendar: CalendarComponent, parkZone: string): (name: string) => Clock {
  const described = new Map(
    calendar.children
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [component.text('TZID').trim(), component] as const),
  );
  const known = new Map<string, Clock>();
  const make = (name: string): Clock => {
    const component = described.get(name);
    const location = component?.raw('X-LIC-LOCATION') ?? '';
    const iana = [...lastParts(name), location, offsetZone(name)].find(isKnownZone);
    const zone = iana ?? ianaOfWindows(name, parkZone);
    if (zone !== null) return (date, time) => momentOf(date, time, zone);
    if (component) return describedClock(component);
    // Exchange numbers the zones that it has changed: "Eastern Standard Time 1".
    const numbered = ianaOfWindows(name.replace(/ \d{1,2}$/, ''), parkZone);
    if (numbered === null) throw new Error(`the time zone "${name.slice(0, 60)}" is not known`);
    return (date, time) => momentOf(date, time, numbered);
  };
  return (name) => {
    const clean = name.trim().replaceAll('"', '');
    const clock = known.get(clean) ?? make(clean);
    known.set(clean, clock);
    return clock;
  };
}

/**
 * Returns "GMT-0400" or "UTC+05:30", which Apple writes, and "(GMT +1)", which Kopano writes, as Node names them; any
 * other name without the scheme of Microsoft, "tzone://Microsoft/Utc".
 */
function offsetZone(name: string): string {
  const [, sign, hours = '', minutes = '00'] =
    /^\(?(?:GMT|UTC) ?([+-])(\d{1,2}):?(\d{2})?\)?$/i.exec(name) ?? [];
  return sign === undefined
    ? name.replace(/^tzone:\/\/Microsoft\//i, '')
    : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** `/vendor.example/2026/Europe/Berlin` as itself, and its last two and three parts. */
function lastParts(name: string): string[] {
  const parts = name.split('/');
  return [name, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
}

function describedClock(component: CalendarComponent): Clock {
  const onsets = component.children
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .map((observance) => toOnset(observance));
  if (onsets.length === 0) throw new Error(`the time zone "${component.text('TZID')}" says nothing`);
  return (date, time) => {
    const wall = `${date}T${time}`;
    const last = onsets
      .flatMap((onset) => {
        const at = latestBefore(onset, wall, date);
        return at === null ? [] : [{ at, offset: onset.offset }];
      })
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .at(-1);
    return momentOf(date, time, 'UTC') - (last ?? onsets[0] ?? { offset: 0 }).offset * 60_000;
  };
}

function toOnset(observance: CalendarComponent): Onset {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(observance.text('DTSTART')) ?? [];
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})/.exec(observance.raw('TZOFFSETTO') ?? '') ?? [];
  if (!date || !time || !sign) throw new Error('a change of its clock is not understood');
  const size = Number(hours) * 60 + Number(minutes);
  const rule = observance.raw('RRULE');
  return {
    date,
    time,
    rule: rule === null ? null : parseRecurrence(rule),
    more: observance.all('RDATE').flatMap(({ values }) => values.map((value) => value.slice(0, 10))),
    offset: sign === '-' ? -size : size,
  };
}

/** Returns the time of the last change before a time; null if there was none. */
function latestBefore({ date, time, rule, more }: Onset, wall: string, day: string): string | null {
  // A change comes every year or never again.
  const again = rule
    ? recurrenceDays(
        rule,
        date,
        addDays(day, -400),
        day,
        (each) => each.replaceAll('-', '') > (rule.until ?? '9'),
      )
    : [];
  return (
    [date, ...more, ...again]
      .map((each) => `${each}T${time}`)
      .filter((each) => each <= wall)
      .sort()
      .at(-1) ?? null
  );
}
