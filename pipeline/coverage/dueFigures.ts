import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import type { CheckedContent } from '../content/checkedContent.ts';
import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import { hostsIn, isHostOf, officialHosts } from '../sources/hosts.ts';
import { addDays } from '#schemas/rules/calendarDate.ts';
import { daysBetween, type Fact, factsIn } from '../validate/factsIn.ts';

/** Days for which a look at a figure holds: summer and winter are the seasons of a park in the mountains. */
const daysOfSeason = 180;
/** Days before its usual time at which the dates of an event are announced. */
const daysAhead = 92;

/** A figure to look up. */
export interface DueFigure {
  /** File and line of its `verifiedOn`. */
  place: string;
  /** Keys of the figure, with dots between them. */
  field: string;
  reasons: string[];
  /** Address to look at, an official one before others; null if the record names none. */
  page: string | null;
}

/**
 * Returns everything that is due on a day. Layers of the map are left out, and so are coordinates and lines, which have no
 * day of a look.
 */
export function dueFigures(content: CheckedContent, today: string): DueFigure[] {
  const dates = dueDates(content, today);
  const pageOf = pageFinder(content);
  return factsIn(content).flatMap((fact) => {
    const { file, path } = fact;
    const isMap = file.kind === 'basemap' || file.kind === 'heights';
    if (isMap || valueAt(file.data, [...path, 'verifiedOn']) === undefined) return [];
    const own = path.join('.') === 'provenance' ? dates.get(file) : undefined;
    const reasons = [...(own ? [own] : []), ...seasonReasons(fact, today), ...factReasons(fact, today)];
    if (reasons.length === 0) return [];
    const place = `${file.path}:${file.locate([...path, 'verifiedOn'], 'key').line}`;
    return [{ place, field: path.join('.'), reasons, page: pageOf(file, path) }];
  });
}

/** Returns the figures as Markdown, a box to tick for each; the page that settles most of them comes first. */
export function formatDue(figures: readonly DueFigure[], today: string): string {
  if (figures.length === 0) return `Nothing has to be looked up on ${today}.\n`;
  // Figures without a page come last.
  const weight = (page: string | null, due: readonly DueFigure[]) => (page === null ? 0 : due.length);
  const pages = [...Map.groupBy(figures, ({ page }) => page)].toSorted(
    (one, other) => weight(...other) - weight(...one),
  );
  return [
    `${count(figures.length, 'figure')} to look up on ${today}, ${count(pages.filter(([page]) => page !== null).length, 'page')} to open. Write what you find into the file, with its source and the day as verifiedOn.`,
    ...pages.map(([page, due]) =>
      [
        `## ${page ?? 'No page is known'}\n`,
        ...due.map(({ place, field, reasons }) => `- [ ] ${place} ${field}: ${reasons.join(', ')}`),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** Returns why a figure is due by its own keys: never verified, verified long ago, a price of an older year. */
function factReasons(fact: Fact, today: string): string[] {
  const { verifiedOn } = fact;
  const year = priceYear(fact);
  return [
    ...(verifiedOn === null ? ['never verified'] : []),
    ...(verifiedOn !== null && daysBetween(verifiedOn, today) > daysOfSeason
      ? [`last verified on ${verifiedOn}`]
      : []),
    ...(year !== null && year < today.slice(0, 4) ? [`a price of ${year}`] : []),
  ];
}

/** Returns the year of a price: that of the last look, or a later one that its source or note names. */
function priceYear({ file, path, source, verifiedOn, isPrice }: Fact): string | null {
  if (!isPrice) return null;
  const note: unknown = valueAt(file.data, [...path, 'note']);
  // Addresses hold the numbers of articles and the dates of uploads.
  const words = `${source.replaceAll(/https?:\S+/g, '')} ${typeof note === 'string' ? note : ''}`;
  const years = [...words.matchAll(/\b20\d\d\b/g)].map(([year]) => year);
  return [...years, ...(verifiedOn === null ? [] : [verifiedOn.slice(0, 4)])].toSorted().at(-1) ?? null;
}

/** Returns the reason why a season is due, of the record itself or of an entry: it ended after its last check. */
function seasonReasons({ file, path, verifiedOn }: Fact, today: string): string[] {
  const season = valueAt(file.data, path.join('.') === 'provenance' ? ['open'] : [...path, 'season']);
  if (!isSeason(season)) return [];
  const day = today.slice(5);
  const ended = `${Number(today.slice(0, 4)) - (season.to < day ? 0 : 1)}-${season.to}`;
  const isKnown = verifiedOn !== null && verifiedOn > ended;
  return isInSeason(day, season) || isKnown ? [] : [`its season ended on ${ended}`];
}

function isSeason(value: unknown): value is { from: string; to: string } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/**
 * Finds the events that are over or have no dates shortly before their usual time, and the notices that have ended or
 * come back soon and were not seen this year.
 */
function dueDates({ events, notices }: CheckedContent, today: string): Map<ContentFile, string> {
  const isNear = (days: { from: string; to: string }) =>
    isInSeason(today.slice(5), days) || nextDayOfYear(days.from, today) <= addDays(today, daysAhead);
  const due = new Map<ContentFile, string>();
  for (const { file, data } of events) {
    const { endDate, usual, usualTime } = data;
    if (endDate !== null && endDate < today) due.set(file, `over since ${endDate}`);
    if (endDate === null && usual && isNear(usual))
      due.set(file, `no dates yet, usually ${usualTime ?? `from ${usual.from}`}`);
  }
  for (const { file, data } of notices) {
    const { dates, yearly, yearSeen } = data;
    if (dates?.to && dates.to < today)
      due.set(file, `ended on ${dates.to}: remove the file, or write the new dates`);
    if (yearly && yearSeen < Number(today.slice(0, 4)) && isNear(yearly))
      due.set(file, `comes back on ${yearly.from}, last seen in ${yearSeen}`);
  }
  return due;
}

/** Returns a function that finds the page of a figure: an address of its source, of its entry or of its record. */
function pageFinder(content: CheckedContent): (file: ContentFile, path: KeyPath) => string | null {
  const officialIn = officialHosts(content);
  return (file, path) => {
    const groups = [...path.map((_, length) => path.slice(0, path.length - length)), []];
    const texts = [
      ...[path, ['provenance']].map((group) => valueAt(file.data, [...group, 'source'])),
      ...groups.flatMap((group) => ['url', 'officialUrl'].map((key) => valueAt(file.data, [...group, key]))),
    ];
    const addresses = texts.flatMap((text) =>
      typeof text === 'string'
        ? [...text.matchAll(/https?:\/\/[^\s;]+/g)].map(([address]) => address.replace(/[).,]+$/, ''))
        : [],
    );
    const official = officialIn(file);
    const best = addresses.find((address) => hostsIn(address).every((host) => isHostOf(official, host)));
    return best ?? addresses[0] ?? null;
  };
}
