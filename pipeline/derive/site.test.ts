import { describe, expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import type { Content } from '../content/checkedContent.ts';
import { newsletterPromises } from './newsletterPromises.ts';
import { toSite } from './site.ts';

const content = checkedFixture();

const publish = (data: Partial<Content['site']['data']>, more: Partial<Content> = {}) => {
  const site = { ...content.site, data: { ...content.site.data, ...data } };
  return toSite({ ...content, site, ...more }, '2026-11-20', 'smtp');
};

describe('avalanches', () => {
  test('have the months of the planner, and the bulletin where there is one', () => {
    const { avalanche } = publish({ avalancheBulletin: { label: 'Bulletin', url: 'https://snow.example/' } });
    expect(avalanche).toEqual({
      months: content.planner.data.places.avalancheMonths,
      bulletin: { label: 'Bulletin', href: 'https://snow.example/' },
    });
  });

  test('have no bulletin where nobody writes one', () => {
    const { avalancheBulletin: _, ...data } = content.site.data;
    const site = toSite({ ...content, site: { ...content.site, data } }, '2026-11-20', null);
    expect(site.avalanche.bulletin).toBeNull();
  });
});

test('a vector map of the guide itself is named, and null without one', () => {
  const vector = { url: '/maps/park.pmtiles', attribution: 'Surveyors' };
  expect(publish({ map: { lat: 1, lng: 2, zoom: 3, vector } }).map).toEqual({
    lat: 1,
    lng: 2,
    zoom: 3,
    vector,
  });
  expect(publish({ map: { lat: 1, lng: 2, zoom: 3 } }).map).toEqual({
    lat: 1,
    lng: 2,
    zoom: 3,
    vector: null,
  });
});

test('a partner has a search of its own where the content gives one', () => {
  const { hotels } = content.site.data.partners;
  const search = 'https://hotels.example/search?q={name}';
  const partnersOf = (partners: Content['site']['data']['partners']) => publish({ partners }).partners;
  expect(partnersOf({ ...content.site.data.partners, hotels: { ...hotels, search } }).hotels.search).toBe(
    search,
  );
  expect(partnersOf(content.site.data.partners).hotels).not.toHaveProperty('search');
});

test.each([
  ['https://git.example/owner/guide', 'https://git.example/owner/guide/edit/main/content'],
  ['https://git.example/owner/guide.git', 'https://git.example/owner/guide/edit/main/content'],
  ['https://git.example/owner/guide/', 'https://git.example/owner/guide/edit/main/content'],
])('the files of the repository %s are edited below %s', (repository, editUrl) => {
  expect(publish({ repository }).editUrl).toBe(editUrl);
});

test('without a public repository there is nothing to edit', () => {
  const { repository: _, ...data } = content.site.data;
  const site = toSite({ ...content, site: { ...content.site, data } }, '2026-11-20', null);
  expect(site.editUrl).toBeNull();
});

test('the footer links the pages that list themselves in it, in their order', () => {
  const page = content.pages.find(({ slug }) => slug === 'privacy')!;
  const about = (slug: string, change: Partial<typeof page.data> = {}) => {
    const { featured: _, ...data } = page.data;
    return { ...page, slug, data: { ...data, title: `About ${slug}`, ...change } };
  };
  const pages = [
    about('imprint'),
    about('terms', { featured: 3 }),
    about('privacy', { featured: 2 }),
    about('saved', { featured: 1, listedIn: ['search', 'sitemap'] }),
  ];
  expect(publish({}, { pages }).legal).toEqual([
    { label: 'About privacy', href: '/privacy' },
    { label: 'About terms', href: '/terms' },
    { label: 'About imprint', href: '/imprint' },
  ]);
});

describe('the newsletter', () => {
  const { newsletter } = content.site.data;
  const consentOf = (change: Partial<typeof newsletter>) =>
    publish({ newsletter: { ...newsletter, ...change } }).newsletter?.consent;

  test('is absent while no mail leaves', () => {
    expect(toSite(content, '2026-11-20', null).newsletter).toBeNull();
  });

  test('promises what the programs do', () => {
    expect(publish({}).newsletter?.promise).toBe(newsletterPromises('smtp').band);
  });

  test('has a short sign of what is agreed to, another one for every wording', () => {
    expect(consentOf({})).toMatch(/^[0-9a-f]{12}$/);
    expect(consentOf({})).toBe(consentOf({ subscribers: { ...newsletter.subscribers, text: '9' } }));
    const wordings = [
      {},
      { heading: 'Other' },
      { text: 'Other' },
      { heading: `${newsletter.heading} `, text: newsletter.text },
    ];
    expect(new Set(wordings.map(consentOf)).size).toBe(4);
  });
});

test('says who may be reached how, and null for ways that nobody has set up', () => {
  const contact = { phone: '+49 1', email: 'a@guide.example', address: 'Square 1' };
  expect(publish({ contact }).contact).toEqual(contact);
  expect(publish({}).contact).toEqual({ phone: null, email: null, address: null });
});
