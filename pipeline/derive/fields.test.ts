import { beforeAll, describe, expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { idOf } from '../content/idOf.ts';
import { markdownToHtml } from '../markdown/markdown.ts';
import { type Content, type Entry, recordsOf } from '../content/checkedContent.ts';
import type { Provenance } from '#schemas/types/authored.ts';
import { derive } from './derive.ts';
import type { Published } from './published.ts';

let content: Content;
let published: Published;

const publish = (changed: Content): Published => derive(changed, { today: '2026-11-20', mail: 'smtp' });

beforeAll(() => {
  content = checkedFixture();
  published = publish(content);
});

const one = <T extends { slug: string }>(records: readonly T[], slug: string): T =>
  records.find((record) => record.slug === slug)!;
const illustrative = { source: 'illustrative', status: 'unverified', verifiedOn: null };

/** Fields that are published in another shape, for which there are tests below. */
const reshaped = new Set(
  `about access alt avalancheTerrain coordinates featured formerSlugs gallery hours paidActivities parking
  photo photographs planner price provenance rating related reviewQuotes roadEnd route scene suits winterWalk`.split(
    /\s+/,
  ),
);

test('every field of every record is published under its own name, as it was written', () => {
  const { attractionDetails, activityDetails, accommodationDetails, trailDetails, events } = published;
  const details = [
    ...attractionDetails,
    ...activityDetails,
    ...accommodationDetails,
    ...trailDetails,
    ...events,
  ];
  for (const { slug, data } of recordsOf(content)) {
    // The dates of an event with a day of the calendar follow from that day.
    const isYearly = 'yearly' in data;
    const written = Object.entries(data).filter(
      ([field]) => !reshaped.has(field) && !(isYearly && /^(start|end)Date$/.test(field)),
    );
    expect(written.length).toBeGreaterThanOrEqual(6);
    expect(one(details, slug)).toMatchObject(Object.fromEntries(written));
  }
});

test('Markdown of a record is published as HTML, and where it has none as null', () => {
  for (const { slug, data } of [...content.attractions, ...content.activities, ...content.trails]) {
    const { attractionDetails, activityDetails, trailDetails } = published;
    const { aboutHtml } = one([...attractionDetails, ...activityDetails, ...trailDetails], slug);
    expect(aboutHtml).toBe(markdownToHtml(data.about));
  }
  expect(one(published.accommodationDetails, 'grand-test-hotel').aboutHtml).toBe(
    '<p>Rooms with a view of the tarn.</p>',
  );
  expect(one(published.accommodationDetails, 'bunk-house').aboutHtml).toBeNull();
});

describe('what is computed from a field that a record leaves out is null or empty', () => {
  const bare = <T extends { data: object }>(entry: T, needed: string): T => ({
    ...entry,
    data: Object.fromEntries(
      Object.entries(entry.data).filter(([field]) => needed.split(' ').includes(field)),
    ),
  });

  test('of an attraction', () => {
    const entry = bare(
      content.attractions[0]!,
      'name description category location town about duration difficulty parking scene alt provenance',
    );
    const plain = { ...entry, data: { ...entry.data, parking: { available: true } } } as Entry<'attraction'>;
    const [attraction] = publish({ ...content, attractions: [plain] }).attractionDetails;
    expect(attraction).toMatchObject({
      latitude: null,
      longitude: null,
      additionalImages: [],
      reviewQuotes: [],
      parkingAvailable: true,
      parkingNote: null,
      paidActivities: [],
      reviewsAreSamples: false,
    });
    expect(attraction?.gallery).toHaveLength(1);
  });

  test('of an activity', () => {
    const entry = bare(
      content.activities[0]!,
      'name description category location town about duration durationMinutes scene alt provenance',
    );
    expect(publish({ ...content, activities: [entry] }).activityDetails[0]).toMatchObject({
      latitude: null,
      longitude: null,
      price: null,
      pricePer: null,
      priceProvenance: null,
      difficulty: 'easy',
      rating: null,
      ratingScale: null,
      ratingProvenance: null,
    });
  });

  test('of a place to stay', () => {
    const bunkHouse = one(published.accommodationDetails, 'bunk-house');
    expect(bunkHouse).toMatchObject({
      price: null,
      pricePer: null,
      priceProvenance: null,
      rating: null,
      ratingScale: null,
      ratingProvenance: null,
    });
  });

  test('of a trail', () => {
    expect(one(published.trailDetails, 'unmapped-way')).toMatchObject({
      rating: null,
      access: { bus: null, parking: null },
      route: null,
      avalancheTerrain: {
        class: 'unknown',
        source: 'illustrative',
        status: 'unverified',
        note: null,
        year: null,
        hazard: null,
      },
      winterState: 'unrated',
      winterWalk: null,
    });
  });

  test('of a page', () => {
    const entry = bare(one(content.pages, 'privacy'), 'title description heading listedIn');
    const page = publish({ ...content, pages: [{ ...entry, file: { ...entry.file, body: null } }] }).pages[0];
    expect(page).toMatchObject({ lead: null, html: '', stats: [], picture: null });
  });

  test('of a guide', () => {
    const guide = one(content.guides, 'travel-tips');
    const { badges: _, callToAction: _none, ...data } = guide.data;
    const [plain] = publish({
      ...content,
      guides: [{ ...guide, data, file: { ...guide.file, body: null } }],
    }).guides;
    expect(plain).toMatchObject({ badges: [], callToAction: [], html: '' });
  });
});

test('coordinates, prices and ratings are published with what they mean and where they come from', () => {
  expect(one(published.activityDetails, 'tarn-canoe')).toMatchObject({
    latitude: '51.421',
    longitude: '14.181',
    price: '115',
    pricePer: 'canoe hour',
    priceProvenance: illustrative,
    rating: 4.6,
    ratingScale: 5,
    ratingProvenance: illustrative,
    provenance: illustrative,
  });
  expect(one(published.accommodationDetails, 'grand-test-hotel')).toMatchObject({
    price: 820,
    pricePer: 'night',
    priceProvenance: illustrative,
    rating: 9.2,
    ratingScale: 10,
    ratingProvenance: illustrative,
    provenance: illustrative,
  });
});

test('what costs money at an attraction, its notice and its parking are published with their words', () => {
  expect(one(published.attractionDetails, 'mirror-tarn')).toMatchObject({
    paidActivities: [{ name: 'Canoe at dawn', price: '90', per: 'canoe hour', provenance: illustrative }],
    notice: { heading: 'Keep 30 m away from elk', text: 'And 100 m from bears.' },
    parkingAvailable: false,
    parkingNote: 'The road is closed to private cars.',
    photographyHotspot: true,
  });
});

test('how to get to a trail, and the terrain it leads through', () => {
  expect(one(published.trailDetails, 'tarn-teahouse')).toMatchObject({
    access: { bus: 'Line 1', parking: 'Lakeshore lot' },
    avalancheTerrain: {
      class: 'complex',
      source: 'https://terrain.example/ratings',
      status: 'secondary',
      note: null,
      year: 2024,
      hazard: { place: 'the slope above the tarn', fromKm: 1.5, toKm: 2 },
    },
    winterState: 'exposed',
  });
  const [trail] = content.trails;
  const data = {
    ...trail!.data,
    avalancheTerrain: { ...trail!.data.avalancheTerrain, note: 'Below a gully.' },
  };
  const [noted] = publish({ ...content, trails: [{ ...trail!, data }] }).trails;
  expect(noted?.avalancheTerrain.note).toBe('Below a gully.');
});

test('a walk that a body recommends in winter says so, with the page and its year', () => {
  expect(one(published.trails, 'marsh-loop')).toMatchObject({
    winterState: 'recommended',
    winterWalk: {
      source: 'https://park.example/winter',
      by: 'Test Park Office',
      year: 2025,
      place: null,
      note: null,
      status: 'official',
    },
  });
});

describe('facts', () => {
  const withProvenance = (facts: readonly Provenance[]) =>
    facts.map(({ source, status, verifiedOn, ...fact }) => ({
      ...fact,
      provenance: { source, status, verifiedOn },
    }));

  test('passes and fines are published whole', () => {
    const { officialUrl, passes, fines } = content.passes.data;
    expect(published.passes).toEqual({
      officialUrl,
      passes: withProvenance(passes),
      fines: withProvenance(fines),
    });
  });

  test('contacts and places of help are published whole; words are null where there are none', () => {
    const { contacts, medical, pharmacies } = content.emergency.data;
    expect(published.emergency).toEqual({
      contacts: withProvenance(contacts).map((contact) => ({ text: null, ...contact })),
      medical: withProvenance(medical),
      pharmacies: withProvenance(pharmacies),
    });
  });

  test('the rules of the trip planner are published whole', () => {
    const { provenance: _provenance, ...rules } = content.planner.data;
    const { meals, transport, pass } = content.rates.data.budget;
    expect(published.planner.rules).toEqual({
      hemisphere: 'north',
      rates: { meals, transport, pass },
      ...rules,
    });
  });
});

describe('the guide as a whole', () => {
  test('its words, map and partners are published as written, with the source of the number of subscribers', () => {
    const { name, tagline, blurb, park, mainTown, timeZone, language, currency } = content.site.data;
    const { map, locations, contact, disclosure, sampleReviews, licence, partners } = content.site.data;
    const words = { name, tagline, blurb, park, mainTown, timeZone, language, currency };
    expect(published.site).toMatchObject({
      ...words,
      map,
      locations,
      contact,
      disclosure,
      sampleReviews,
      licence,
      partners,
      newsletter: { subscribers: { text: '1,000+', provenance: illustrative } },
      builtOn: '2026-11-20',
      sign: content.sign,
    });
  });

  const publishSite = (change: Partial<Content['site']['data']>) =>
    publish({ ...content, site: { ...content.site, data: { ...content.site.data, ...change } } });

  test('its address ends without a slash', () => {
    expect(publishSite({ url: 'https://guide.example' }).site.url).toBe('https://guide.example');
    expect(publishSite({ url: 'https://guide.example/park//' }).site.url).toBe('https://guide.example/park');
  });

  test('devices may keep it unless the content says no', () => {
    expect(published.site.offline).toBe(true);
    expect(publishSite({ offline: false }).site.offline).toBe(false);
  });

  test('a guide names the facts that its sections show, each once', () => {
    const guide = one(content.guides, 'getting-here');
    const factsOf = (...sections: typeof guide.data.sections) =>
      publish({ ...content, guides: [{ ...guide, data: { ...guide.data, sections } }] }).site.guides[0]
        ?.facts;
    expect(factsOf({ kind: 'text', heading: 'A', text: 'B' })).toEqual([]);
    expect(factsOf({ kind: 'fines', heading: 'A' }, { kind: 'passes', heading: 'B' })).toEqual(['passes']);
    expect(factsOf({ kind: 'climate', heading: 'A' }, { kind: 'emergency', heading: 'B' })).toEqual([
      'climate',
      'emergency',
    ]);
  });

  test('the key of the weather service is published as written, and null without one', () => {
    const { thirdParty } = content.site.data;
    expect(published.site.thirdParty.weatherKey).toBe(thirdParty.weatherKey ?? null);
    const set = publishSite({ thirdParty: { ...thirdParty, weatherKey: 'abcdef0123456789' } });
    expect(set.site.thirdParty.weatherKey).toBe('abcdef0123456789');
  });

  test('the partner widget is published once it has an id', () => {
    expect([published.site.thirdParty.activitiesWidget, published.partnerWidget]).toEqual([null, null]);
    const { thirdParty } = content.site.data;
    const activitiesWidget = { ...thirdParty.activitiesWidget!, partnerId: 'P7' };
    const set = publishSite({ thirdParty: { analyticsId: 'G-1', adsId: 'AW-1', activitiesWidget } });
    expect(set.site.thirdParty).toEqual({
      analyticsId: 'G-1',
      adsId: 'AW-1',
      activitiesWidget: { page: '/partner-widget' },
      weatherKey: null,
    });
    expect(set.partnerWidget).toEqual({
      language: 'en-GB',
      partner: 'Tours Example',
      script: 'https://widget.tours.example/list.js',
      hosts: ['https://widget.tours.example'],
      attributes: {
        'data-tours-location': '284',
        'data-tours-locale': 'en-US',
        'data-tours-items': '24',
        'data-tours-partner': 'P7',
      },
    });
  });
});

describe('guides', () => {
  test('sections of every kind', () => {
    const fact = { source: 'illustrative', status: 'unverified', verifiedOn: null } as const;
    const provenance = { ...fact, note: 'for maintainers' };
    const [guide] = content.guides;
    const sections: Content['guides'][number]['data']['sections'] = [
      { kind: 'text', heading: 'A', intro: 'An *intro*', text: '**Bold**' },
      { kind: 'cards', heading: 'B', cards: [{ title: 'T', items: ['**one**'], provenance }] },
      { kind: 'cards', heading: 'C', cards: [{ title: 'T', items: ['one'] }] },
      {
        kind: 'tabs',
        heading: 'D',
        tabs: [
          { label: 'L', poster: 'attraction/mirror-tarn', items: ['[two](/map)'] },
          { label: 'M', items: ['three'] },
        ],
      },
      { kind: 'table', heading: 'E', columns: ['x', 'y'], rows: [['1', '2']], provenance },
      { kind: 'facts', heading: 'F', items: [{ label: 'L', value: 'V', ...provenance }] },
      { kind: 'notice', heading: 'G', tone: 'warning', text: 'Mind **this**' },
      { kind: 'links', heading: 'H', links: [{ label: 'L', href: '/map' }] },
      { kind: 'emergency', heading: 'I' },
      {
        kind: 'distances',
        heading: 'J',
        start: 'X',
        legs: [
          { to: 'Y', km: 12.5, time: 'an hour' },
          { to: 'Z', km: 1 },
        ],
        provenance,
      },
    ];
    const data = { ...guide!.data, sections };
    const head = (id: string) => ({ heading: id.toUpperCase(), id, introHtml: null });
    expect(publish({ ...content, guides: [{ ...guide!, data }] }).guides[0]?.sections).toEqual([
      {
        kind: 'text',
        ...head('a'),
        introHtml: '<p>An <em>intro</em></p>',
        html: '<p><strong>Bold</strong></p>',
      },
      {
        kind: 'cards',
        ...head('b'),
        cards: [{ title: 'T', items: ['<strong>one</strong>'], provenance: fact }],
      },
      { kind: 'cards', ...head('c'), cards: [{ title: 'T', items: ['one'], provenance: null }] },
      {
        kind: 'tabs',
        ...head('d'),
        tabs: [
          {
            label: 'L',
            poster: {
              name: 'Mirror Tarn',
              path: '/attractions/mirror-tarn',
              picture: expect.objectContaining({ path: '/images/attractions/mirror-tarn' }),
            },
            items: ['<a href="/map">two</a>'],
          },
          { label: 'M', poster: null, items: ['three'] },
        ],
      },
      { kind: 'table', ...head('e'), columns: ['x', 'y'], rows: [['1', '2']], provenance: fact },
      { kind: 'facts', ...head('f'), items: [{ label: 'L', value: 'V', ...fact }] },
      {
        kind: 'notice',
        ...head('g'),
        tone: 'warning',
        html: '<p>Mind <strong>this</strong></p>',
        provenance: null,
      },
      { kind: 'links', ...head('h'), links: [{ label: 'L', href: '/map' }] },
      { kind: 'emergency', ...head('i') },
      {
        kind: 'distances',
        ...head('j'),
        start: 'X',
        legs: [
          { to: 'Y', km: 12.5, time: 'an hour' },
          { to: 'Z', km: 1, time: null },
        ],
        provenance: fact,
      },
    ]);
  });
});

describe('addresses', () => {
  test('every record has the id of its file, and its pictures and shared card lie under its name', () => {
    const { attractionDetails, activityDetails } = published;
    const canoe = idOf('activities', 'tarn-canoe');
    expect(one(attractionDetails, 'mirror-tarn')).toMatchObject({
      id: idOf('attractions', 'mirror-tarn'),
      imageUrl: '/images/attractions/mirror-tarn/original.jpg',
      additionalImages: [
        '/images/attractions/mirror-tarn-2/original.jpg',
        '/images/attractions/mirror-tarn-3/original.jpg',
      ],
      picture: { path: '/images/attractions/mirror-tarn' },
      gallery: [
        {},
        { path: '/images/attractions/mirror-tarn-2' },
        { path: '/images/attractions/mirror-tarn-3' },
      ],
      socialImage: '/images/social/attractions-mirror-tarn.jpg',
    });
    expect(one(activityDetails, 'tarn-canoe')).toMatchObject({
      id: canoe,
      imageUrl: `/images/activities/activity-${canoe}.jpg`,
      picture: { path: '/images/activities/tarn-canoe' },
      gallery: [{}, { path: '/images/activities/tarn-canoe-2' }],
      socialImage: '/images/social/activities-tarn-canoe.jpg',
    });
    expect(one(published.guides, 'travel-tips').picture.path).toBe('/images/guides/travel-tips');
    expect(one(published.pages, 'home').picture?.path).toBe('/images/pages/home');
  });

  test('every picture that a page names is made, and every page has a card for shared links', () => {
    const photo = {
      file: 'tarn.jpg',
      alt: 'The tarn at dawn',
      credit: 'A. Friend',
      licence: 'CC BY 4.0',
    } as const;
    const entry = one(content.attractions, 'old-mine');
    const { data } = entry;
    const drawnPage = one(content.pages, 'home');
    const page = one(content.pages, 'privacy');
    const { pictureJobs } = publish({
      ...content,
      attractions: [{ ...entry, data: { ...data, gallery: [{ photo }] } }],
      activities: [],
      accommodations: [],
      trails: [one(content.trails, 'marsh-loop')],
      events: [one(content.events, 'ice-days')],
      guides: [one(content.guides, 'travel-tips')],
      pages: [drawnPage, page, { ...page, slug: 'terms', data: { ...page.data, photo } }],
    });
    expect(pictureJobs.pictures).toEqual([
      {
        key: 'attractions/old-mine',
        scene: data.scene,
        original: '/images/attractions/old-mine/original.jpg',
      },
      {
        key: 'attractions/old-mine-2',
        photo: { file: 'tarn.jpg' },
        original: '/images/attractions/old-mine-2/original.jpg',
      },
      {
        key: 'trails/marsh-loop',
        scene: expect.objectContaining({ subject: 'trail' }),
        original: '/images/trails/marsh-loop/original.jpg',
      },
      {
        key: 'events/ice-days',
        scene: expect.objectContaining({ subject: 'festival' }),
        original: '/images/events/ice-days/original.jpg',
      },
      {
        key: 'guides/travel-tips',
        scene: expect.objectContaining({ subject: 'road' }),
        original: '/images/guides/travel-tips/original.jpg',
      },
      {
        key: 'pages/home',
        scene: drawnPage.data.scene,
        original: '/images/pages/home/original.jpg',
      },
      { key: 'pages/terms', photo: { file: 'tarn.jpg' }, original: '/images/pages/terms/original.jpg' },
    ]);
    expect(pictureJobs.socialCards).toEqual([
      { name: 'attractions-old-mine', title: data.name, key: 'attractions/old-mine' },
      { name: 'hiking-trails-marsh-loop', title: 'Marsh loop', key: 'trails/marsh-loop' },
      { name: 'events-ice-days', title: 'Ice days', key: 'events/ice-days' },
      { name: 'travel-tips', title: 'Travel tips', key: 'guides/travel-tips' },
      { name: 'home', title: drawnPage.data.title, key: 'pages/home' },
      { name: 'privacy', title: page.data.title, key: null },
      { name: 'terms', title: page.data.title, key: 'pages/terms' },
    ]);
    expect(pictureJobs.icons.map(({ path, sign }) => [path, sign])).toEqual([
      ['icons/sign-192.png', content.sign],
      ['icons/sign-512.png', content.sign],
      ['icons/sign-maskable-192.png', content.sign],
      ['icons/sign-maskable-512.png', content.sign],
    ]);
  });
});

test('a quote of which the source is known is of a verified visitor', () => {
  const [attraction] = content.attractions;
  const reviewQuotes = [{ quote: 'Worth it.', source: 'https://reviews.example/1' }];
  const data = { ...attraction!.data, reviewQuotes } as Entry<'attraction'>['data'];
  const [found] = publish({ ...content, attractions: [{ ...attraction!, data }] }).attractionDetails;
  expect(found).toMatchObject({ reviewQuotes: ['Worth it. - Verified Visitor'], reviewsAreSamples: false });
});

test('points of the coordinates file have an elevation where one is known', () => {
  expect(published.trailCoordinates['tarn-teahouse']?.[0]).toEqual({
    lat: 51.4177,
    lng: 14.2118,
    elevation: 1735,
  });
  expect(Object.keys(published.trailCoordinates['bare-ridge']?.[0] ?? {})).toEqual(['lat', 'lng']);
});

test('home has at most the next twelve events, by their first day, and those without dates after them', () => {
  const event = one(content.events, 'ice-days');
  const on = (day: number) => {
    const date = `2027-03-${String(day).padStart(2, '0')}`;
    return { ...event, slug: `day-${day}`, data: { ...event.data, startDate: date, endDate: date } };
  };
  const days = [14, 2, 9, 1, 13, 5, 7, 3, 11, 6, 12, 4, 10, 8];
  const slugsOf = (events: Content['events']) =>
    publish({ ...content, events }).home.events.map(({ slug }) => slug);
  expect(slugsOf(days.map(on))).toEqual(Array.from({ length: 12 }, (_, index) => `day-${index + 1}`));
  expect(slugsOf([one(content.events, 'film-week'), on(2), on(1)])).toEqual(['day-1', 'day-2', 'film-week']);
});
