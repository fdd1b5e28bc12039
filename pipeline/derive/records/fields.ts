import { dayText } from '#schemas/rules/dateText.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import type { Provenance as AuthoredProvenance, Hours, OpenHours, Suits } from '#schemas/types/authored.ts';
import type { Provenance, OpeningHours, SuitFacts, SuitedTo } from '#schemas/types/published.ts';

/** Returns some fields of a value. A field that the value does not have is left out. */
export function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]])) as Pick<T, K>;
}

type IsOptional<T, K extends keyof T> = object extends Pick<T, K> ? true : false;

type AsWritten<T> = {
  [K in keyof T]-?: IsOptional<T, K> extends false
    ? T[K]
    : Exclude<T[K], undefined> extends readonly unknown[]
      ? Exclude<T[K], undefined>
      : Exclude<T[K], undefined> | null;
};

/**
 * Returns the fields that a group of a schema names, as they are written. A field that the record leaves out is null,
 * and an empty list where the schema has a list.
 */
export function asWritten<F extends string, T extends { [K in F]?: unknown }>(
  { properties }: { properties: Record<F, object> },
  record: T,
): AsWritten<Pick<T, F>> {
  return Object.fromEntries(
    Object.entries<object>(properties).map(([field, schema]) => [
      field,
      record[field as F] ?? ('type' in schema && schema.type === 'array' ? [] : null),
    ]),
  ) as AsWritten<Pick<T, F>>;
}

/** Returns the source of a figure, without the note for maintainers. */
export function toProvenance({
  source,
  status,
  verifiedOn,
  seenOn,
}: Omit<AuthoredProvenance, 'note'>): Provenance {
  return { source, status, verifiedOn, ...(seenOn === undefined ? {} : { seenOn }) };
}

/** Returns the same for a figure that may be missing. */
export function toProvenanceOrNull(fact: Omit<AuthoredProvenance, 'note'> | undefined): Provenance | null {
  return fact ? toProvenance(fact) : null;
}

interface Ranked {
  data: { featured?: number };
}

interface Sortable {
  data: { featured?: number; name: string };
}

/** Above every rank that the schema allows. */
const unfeatured = 1_000_000;

const collator = new Intl.Collator('en');

/** Compares by `featured`, ascending; those without it come last. */
export function byFeatured({ data: a }: Ranked, { data: b }: Ranked): number {
  return (a.featured ?? unfeatured) - (b.featured ?? unfeatured);
}

/** Records in list order: `featured` ascending, those without it last, then by name. */
export function sortRecords<T extends Sortable>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => byFeatured(a, b) || collator.compare(a.data.name, b.data.name));
}

/** Returns opening hours in words and figures, with their source; null when a record states none. */
export function toOpeningHours(hours: Hours | undefined): OpeningHours | null {
  if (!hours) return null;
  const { times, ...fact } = hours;
  return { texts: times.map((one) => hoursText(one, times.length)), times, provenance: toProvenance(fact) };
}

function hoursText({ from, to, season }: OpenHours, lines: number): string {
  // The last minute of a day is how records write its end.
  const clock = `${timeText(from)} to ${timeText(to === '23:59' ? '24:00' : to)}`;
  if (season) return `${dayText(season.from)} to ${dayText(season.to)}: ${clock}`;
  return lines === 1 ? clock : `All other days: ${clock}`;
}

/**
 * Matches an address, with its scheme or without, whose host has three or more parts: with two it could be a typo between
 * sentences. An address of mail is none.
 */
const address =
  /(?<![\w@.:/-])(?:(?<scheme>https?):\/\/)?(?<rest>(?:[a-z0-9-]+\.){2,}[a-z]{2,}(?:\/[\w/-]*)?)/;

/** Returns the first address that a text about reservations names, as https; null without one, and for one of http. */
export function reservationUrl(reservation: string): string | null {
  const { scheme = 'https', rest } = address.exec(reservation)?.groups ?? {};
  return rest && scheme === 'https' ? new URL(`https://${rest}`).href : null;
}

type Answers = { [Who in keyof Suits]-?: Record<NonNullable<Suits[Who]>['answer'], string> };

const words: Answers = {
  children: {
    strollers: 'Small children and strollers',
    small: 'Small children',
    older: 'Older children only',
  },
  dogs: {
    leash: 'On a leash',
    'part-of-year': 'On a leash; banned part of the year',
    forbidden: 'Not allowed',
  },
  wheelchairs: { all: 'Entire route', part: 'Part of the route', unsuitable: 'Not suitable' },
};

/** The same of a place to stay, where nobody walks a route. */
export const stayAnswers: Answers = {
  ...words,
  dogs: { leash: 'Allowed', 'part-of-year': 'Banned part of the year', forbidden: 'Not allowed' },
  wheelchairs: { all: 'Everywhere', part: 'In part', unsuitable: 'Not suitable' },
};

/** Returns whom a place suits. Dogs are among them only where they are allowed all year. */
export function toSuits({ children, dogs, wheelchairs }: Suits = {}): { suits?: SuitedTo[] } {
  const suits: SuitedTo[] = [
    ...(children && children.answer !== 'older' ? ['children' as const] : []),
    ...(children?.answer === 'strollers' ? ['strollers' as const] : []),
    ...(dogs?.answer === 'leash' ? ['dogs' as const] : []),
    ...(wheelchairs && wheelchairs.answer !== 'unsuitable' ? ['wheelchairs' as const] : []),
  ];
  return suits.length > 0 ? { suits } : {};
}

/** Returns what pages say about children, dogs and wheelchairs, each with its source. */
export function toSuitFacts({ children, dogs, wheelchairs }: Suits = {}, answers = words): SuitFacts {
  return [
    ...(children ? [factOf('Children', answers.children[children.answer], children)] : []),
    ...(dogs ? [factOf('Dogs', answers.dogs[dogs.answer], dogs)] : []),
    ...(wheelchairs ? [factOf('Wheelchairs', answers.wheelchairs[wheelchairs.answer], wheelchairs)] : []),
  ];
}

function factOf(
  who: SuitFacts[number]['who'],
  answer: string,
  { note, source, status, year }: NonNullable<Suits[keyof Suits]>,
): SuitFacts[number] {
  const text = `${note ? `${answer}: ${note}` : answer}.`;
  return {
    who,
    text,
    provenance: toProvenance({ source, status, verifiedOn: null, seenOn: year?.toString() }),
  };
}
