import { describe, expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import { fixtureToday } from '../../fixtures/fixtureContent.ts';
import type { Content, Entry } from '../../content/checkedContent.ts';
import { eventsAsOf, toEvents, upcomingEvents } from './events.ts';

const content = checkedFixture();
const [parade] = content.events.filter(({ slug }) => slug === 'lantern-parade');

const provenance = { source: 'https://town.example/fair', status: 'secondary', verifiedOn: null } as const;
const fair: Entry<'imported-event'> = {
  kind: 'imported-event',
  slug: 'town-fair',
  file: parade!.file,
  data: {
    name: 'Town fair',
    description: 'Announced by a calendar.',
    town: 'jasna',
    location: 'Jasna, square',
    category: 'market',
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    isFree: true,
    eventStatus: 'scheduled',
    provenance,
    imported: { feed: 'town', key: '1' },
  },
};
const lastReads = (reads: Record<string, string>): Content['feeds'] => ({
  kind: 'feeds',
  slug: 'feeds',
  file: parade!.file,
  data: {
    feeds: Object.entries(reads).map(([id, lastRead]) => ({ id, lastRead })),
  },
});
const publish = (change: Partial<Content>): ParkEvent[] =>
  toEvents({ ...content, ...change }, fixtureToday());
const publishFair = (data: Partial<Entry<'imported-event'>['data']>, change: Partial<Content> = {}) =>
  publish({ events: [], importedEvents: [{ ...fair, data: { ...fair.data, ...data } }], ...change })[0]!;

describe('an event written by hand', () => {
  const publishParade = (data: Partial<Entry<'event'>['data']>) =>
    publish({ events: [{ ...parade!, data: { ...parade!.data, ...data } }] })[0]!;

  test('has a picture of its own, none of the organiser, and no day on which it was read', () => {
    expect(publishParade({})).toMatchObject({
      imageUrl: '/images/events/lantern-parade/original.jpg',
      picture: { path: '/images/events/lantern-parade', alt: 'Drawing: lantern parade.' },
      organiserImage: null,
      asOf: null,
    });
  });

  test.each([
    ['a calendar file when it has a day', '2026-12-05', '/events/lantern-parade.ics'],
    ['none before it has one', null, null],
  ])('has %s', (_, day, calendarUrl) => {
    expect(publishParade({ startDate: day, endDate: day }).calendarUrl).toBe(calendarUrl);
  });

  test('says what it is known to say, and null for the rest', () => {
    const known = {
      startTime: '18:00',
      endTime: '20:30',
      usualTime: 'early December',
      organiser: 'Lamp makers',
      url: 'https://events.example/lamps',
    };
    expect(publishParade(known)).toMatchObject(known);
    const { url: _, ...data } = parade!.data;
    expect(publish({ events: [{ ...parade!, data }] })[0]).toMatchObject({
      startTime: null,
      endTime: null,
      usualTime: null,
      organiser: null,
      url: null,
    });
  });
});

describe('an event that falls on the same day every year', () => {
  const publishYearly = (today: string, data: Partial<Entry<'event'>['data']> = {}) => {
    const times = { startDate: null, endDate: null, yearly: '07-01' };
    return toEvents(
      { ...content, events: [{ ...parade!, data: { ...parade!.data, ...times, ...data } }] },
      today,
    )[0]!;
  };

  test.each([
    ['2027-06-30', '2027-07-01'],
    ['2027-07-01', '2027-07-01'],
    ['2027-07-02', '2028-07-01'],
  ])('has, on %s, the date %s', (today, date) => {
    expect(publishYearly(today)).toMatchObject({ startDate: date, endDate: date, yearly: '07-01' });
  });

  test('is in no calendar, because the organiser has announced nothing', () => {
    expect(publishYearly('2027-06-30').calendarUrl).toBeNull();
  });

  test('has the announced dates once there are some', () => {
    const dates = { startDate: '2027-07-01', endDate: '2027-07-02' };
    expect(publishYearly('2027-06-30', dates)).toMatchObject({
      ...dates,
      yearly: null,
      calendarUrl: '/events/lantern-parade.ics',
    });
  });
});

test('usual days are told while dates are not announced', () => {
  const usual = { from: '12-20', to: '01-05' };
  const publishUsual = (day: string | null) =>
    publish({ events: [{ ...parade!, data: { ...parade!.data, startDate: day, endDate: day, usual } }] })[0]!;
  expect(publishUsual(null).usual).toEqual(usual);
  expect(publishUsual('2026-12-21').usual).toBeNull();
});

describe('an event that a feed announces', () => {
  test('is published as the feed says it, with a calendar file', () => {
    expect(publishFair({})).toMatchObject({
      slug: 'town-fair',
      name: 'Town fair',
      category: 'market',
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      usualTime: null,
      isFree: true,
      calendarUrl: '/events/town-fair.ics',
      provenance,
    });
  });

  test('shows the picture of the page of events, for nobody has drawn it', () => {
    const [page] = content.pages.filter(({ slug }) => slug === 'events');
    const drawn = { ...page!, data: { ...page!.data, alt: 'Drawing: a square with lanterns.' } };
    const others = content.pages.filter(({ slug }) => slug !== 'events');
    expect(publishFair({}, { pages: [...others, drawn] })).toMatchObject({
      imageUrl: '/images/pages/events/original.jpg',
      picture: { path: '/images/pages/events', alt: 'Drawing: a square with lanterns.' },
    });
  });

  test('needs no page of events', () => {
    expect(publishFair({}, { pages: [] }).picture).toMatchObject({ path: '/images/pages/events', alt: '' });
  });

  test.each([{}, { organiserImage: 'https://town.example/fair.jpg' }])('names the picture in %j', (data) => {
    expect(publishFair(data).organiserImage).toBe(data.organiserImage ?? null);
  });

  test('says on which day its own feed was last read, and null where nobody knows', () => {
    const feeds = lastReads({ valley: '2026-11-01', town: '2026-11-18' });
    expect(publishFair({}, { feeds }).asOf).toBe('2026-11-18');
    expect(publishFair({}, { feeds: lastReads({ valley: '2026-11-01' }) }).asOf).toBeNull();
    expect(publishFair({}, { feeds: null }).asOf).toBeNull();
  });
});

test('events of feeds stand among those written by hand: featured first, then by name', () => {
  expect(publish({ importedEvents: [fair] }).map(({ slug }) => slug)).toEqual([
    'lantern-parade',
    'film-week',
    'ice-days',
    'midsummer-fire',
    'past-fair',
    'spring-race',
    'town-fair',
  ]);
});

describe('what comes next', () => {
  const [listed] = publish({});
  const event = (slug: string, startDate: string | null, endDate = startDate): ParkEvent => ({
    ...listed!,
    slug,
    startDate,
    endDate,
  });
  const next = (events: ParkEvent[]) => upcomingEvents(events, '2026-12-05').map(({ slug }) => slug);

  test.each([
    ['that ended yesterday is over', '2026-12-01', '2026-12-04', []],
    ['that ends today is not', '2026-12-01', '2026-12-05', ['it']],
    ['of today is not', '2026-12-05', '2026-12-05', ['it']],
    ['that begins tomorrow is not', '2026-12-06', '2026-12-09', ['it']],
  ])('an event %s', (_, from, to, shown) => {
    expect(next([event('it', from, to)])).toEqual(shown);
  });

  test('goes by the first day, announced or usual, and ends with events of which neither is known', () => {
    const events = [
      event('b', null),
      event('later', '2026-12-20'),
      event('a', null),
      event('long', '2026-12-01', '2026-12-31'),
      event('soon', '2026-12-06'),
      { ...event('usual', null), usual: { from: '12-07', to: '12-09' } },
    ];
    expect(next(events)).toEqual(['long', 'soon', 'usual', 'later', 'b', 'a']);
  });

  test('keeps the order of the list among events of the same first day', () => {
    const events = [
      event('z', '2026-12-06', '2026-12-09'),
      event('a', '2026-12-06'),
      event('m', '2026-12-06'),
    ];
    expect(next(events)).toEqual(['z', 'a', 'm']);
  });

  test('leaves the list as it is', () => {
    const events = [event('later', '2026-12-20'), event('soon', '2026-12-06')];
    next(events);
    expect(events.map(({ slug }) => slug)).toEqual(['later', 'soon']);
  });
});

describe('the day of all feeds', () => {
  const asOf = (configured: string[] | undefined, reads: Record<string, string> | null) => {
    const eventFeeds = configured?.map((id) => ({
      id,
      name: id,
      url: `https://${id}.example/events.ics`,
      town: 'jasna',
      category: 'market',
      status: 'secondary' as const,
    }));
    const data = { ...content.site.data, ...(eventFeeds && { eventFeeds }) };
    const site = { ...content.site, data };
    return eventsAsOf({ ...content, site, feeds: reads && lastReads(reads) });
  };

  test.each([
    ['the day of the only one', ['a'], { a: '2026-11-18' }, '2026-11-18'],
    [
      'that of the one read longest ago',
      ['a', 'b', 'c'],
      { a: '2026-11-18', b: '2026-11-03', c: '2026-11-19' },
      '2026-11-03',
    ],
    ['of the configured ones alone', ['b'], { a: '2026-11-01', b: '2026-11-18' }, '2026-11-18'],
    ['unknown while one was never read', ['a', 'b'], { a: '2026-11-18' }, null],
    ['unknown while the first was never read', ['b', 'a'], { a: '2026-11-18' }, null],
    ['unknown while nothing was read', ['a'], null, null],
    ['unknown without feeds', [], { a: '2026-11-18' }, null],
    ['unknown where no feeds are configured', undefined, { a: '2026-11-18' }, null],
  ])('is %s', (_, configured, reads, day) => {
    expect(asOf(configured, reads)).toBe(day);
  });
});
