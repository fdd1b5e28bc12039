import ICAL from 'ical.js';
import { UnreadableFeed } from '../feedEvent.ts';
import { readTimeLine } from './readTimeLine.ts';

/** A line of a calendar: its parameters and its values as texts. */
export interface CalendarProperty {
  parameters: Record<string, string>;
  values: string[];
}

/** Deepest nesting that is read. No program writes more than four. */
const maxDepth = 20;

/** A component of a calendar: its lines are parsed when they are asked for, so that a bad line harms nothing else. */
export class CalendarComponent {
  readonly name: string;
  readonly children: CalendarComponent[] = [];
  /** True once the END line is read. */
  isComplete = false;
  /** Its lines by the name that each begins with, in capitals. */
  readonly #lines = new Map<string, string[]>();
  /** Properties that were read before: an event is asked once for each of its occurrences. */
  #read: Map<string, CalendarProperty[]> | null = null;
  #times: Map<string, CalendarProperty[]> | null = null;

  constructor(name: string) {
    this.name = name;
  }

  add(line: string): void {
    const end = line.search(/[;:]/);
    if (end === -1) return;
    const name = line.slice(0, end).toUpperCase();
    const known = this.#lines.get(name);
    if (known) known.push(line);
    else this.#lines.set(name, [line]);
  }

  /** Returns all properties of a name. Throws an Error when one of them cannot be read. */
  all(name: string): readonly CalendarProperty[] {
    const known = this.#read?.get(name);
    if (known) return known;
    const properties = (this.#lines.get(name) ?? []).map((line) => readProperty(line));
    this.#read ??= new Map();
    this.#read.set(name, properties);
    return properties;
  }

  /** Returns the lines of a name whose values are days and times, as they are written. */
  times(name: string): readonly CalendarProperty[] {
    const known = this.#times?.get(name);
    if (known) return known;
    const properties = (this.#lines.get(name) ?? []).map((line) => readTimeLine(line));
    this.#times ??= new Map();
    this.#times.set(name, properties);
    return properties;
  }

  /** Returns the first property of a name. */
  first(name: string): CalendarProperty | null {
    return this.all(name)[0] ?? null;
  }

  /** Returns the text of the first property of a name; empty without one. */
  text(name: string): string {
    return this.first(name)?.values[0] ?? '';
  }

  /** Returns the text behind the name in the first such line, as written; null without one. */
  raw(name: string): string | null {
    const line = this.#lines.get(name)?.[0];
    return line === undefined ? null : line.slice(line.indexOf(':') + 1).trim();
  }

  /** Letters in all lines of a name. */
  size(name: string): number {
    return (this.#lines.get(name) ?? []).reduce((sum, line) => sum + line.length, 0);
  }

  /** Returns the number of lines with a name. */
  count(name: string): number {
    return this.#lines.get(name)?.length ?? 0;
  }
}

function readProperty(line: string): CalendarProperty {
  const [, parameters, type, ...values] = ICAL.parse.property(line) as [
    string,
    Record<string, string | string[]>,
    string,
    ...unknown[],
  ];
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)] as const);
  // Of a value that has parts, as a period has, the first counts.
  const read = values.map((value) => String(Array.isArray(value) ? value[0] : value));
  return { parameters: Object.fromEntries([...texts, ['value', type]]), values: read };
}

/**
 * Returns the components of an iCalendar file, one for each VCALENDAR. Throws an UnreadableFeed when it is none, or
 * when it was cut: its last line is its end.
 */
export function calendarComponents(text: string): CalendarComponent[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);
  const calendars: CalendarComponent[] = [];
  const open: CalendarComponent[] = [];
  for (const line of lines) {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (word === '') open.at(-1)?.add(line);
    else if (word.toUpperCase() === 'BEGIN') begin(name.toUpperCase(), open, calendars);
    else end(name.toUpperCase(), open);
  }
  if (calendars.length === 0) throw new UnreadableFeed('the body is no calendar');
  if (calendars.some(({ isComplete }) => !isComplete)) {
    throw new UnreadableFeed('the calendar is cut off: its END:VCALENDAR is missing');
  }
  return calendars;
}

function begin(name: string, open: CalendarComponent[], calendars: CalendarComponent[]): void {
  const component = new CalendarComponent(name);
  if (name === 'VCALENDAR') {
    open.length = 0;
    calendars.push(component);
  } else {
    // An event holds no event: the one before has lost its end.
    if (name === 'VEVENT') while (open.length > 1) open.pop();
    open.at(-1)?.children.push(component);
  }
  if (open.push(component) > maxDepth)
    throw new UnreadableFeed(`its components are nested more than ${maxDepth} deep`);
}

function end(name: string, open: CalendarComponent[]): void {
  const index = open.findLastIndex((component) => component.name === name);
  if (index === -1) return;
  const [component] = open.splice(index);
  if (component) component.isComplete = true;
}
