import { describe, expect, test } from 'vitest';
import { fillThirdParties, type ThirdParty, toThirdParties } from './thirdParties.ts';

type Setup = Parameters<typeof toThirdParties>[0];

const hotels = {
  name: 'Beds',
  url: 'https://www.beds.example/search?a=1',
  hosts: ['www.beds.example', 'beds.example'],
  params: {},
};
const tours = { name: 'Tours', url: 'https://tours.example/', hosts: ['tours.example'], params: {} };
const activitiesWidget = {
  partnerId: 'GUIDE',
  partnerIdAttribute: 'data-partner',
  script: 'https://widget.tours.example/list.js',
  hosts: ['https://widget.tours.example', 'https://cdn.tours.example:8443'],
  attributes: {},
};
const noServices = { analyticsId: null, adsId: null, activitiesWidget: null };
const allServices = { analyticsId: 'G-1', adsId: 'AW-1/a', activitiesWidget, weatherKey: '0123456789abcdef' };

function partiesOf({
  thirdParty = noServices,
  vector,
  beds = hotels,
}: {
  thirdParty?: Setup['thirdParty'];
  vector?: Setup['map']['vector'];
  beds?: Setup['partners']['hotels'];
} = {}): ThirdParty[] {
  return toThirdParties({
    language: 'en',
    map: { lat: 51, lng: 14, zoom: 10, ...(vector && { vector }) },
    partners: { hotels: beds, activities: tours },
    thirdParty,
  });
}

const names = (parties: readonly ThirdParty[]) => parties.map(({ name }) => name);
const complete = partiesOf({ thirdParty: allServices });
const one = (parties: readonly ThirdParty[], name: string) => parties.find((party) => party.name === name)!;

/** The domain of a source in a policy. */
const domainOf = (source: string) => source.replace(/^https:\/\/(\*\.)?(g\.)?/, '');

describe('who is asked', () => {
  test('a guide without outside services asks the tile services, and for beds its partner', () => {
    expect(names(partiesOf())).toEqual(['OpenStreetMap', 'OpenTopoMap', 'Beds']);
  });

  test.each([
    ['OpenWeather', 'a key', { weatherKey: '0123456789abcdef' }],
    ['Google Analytics', 'an id', { analyticsId: 'G-1' }],
    ['Google Ads', 'an id', { adsId: 'AW-1/a' }],
    ['Tours', 'an id of its widget', { activitiesWidget }],
  ])('%s once the content has %s', (name, _, set) => {
    const parties = partiesOf({ thirdParty: { ...noServices, ...set } });
    expect(names(parties)).toEqual(['OpenStreetMap', 'OpenTopoMap', name, 'Beds']);
  });

  test.each([
    ['a weather key that is null', { weatherKey: null }],
    ['a widget without an id', { activitiesWidget: { ...activitiesWidget, partnerId: null } }],
  ])('nobody more for %s', (_, set) => {
    expect(partiesOf({ thirdParty: { ...noServices, ...set } })).toEqual(partiesOf());
  });

  test('a map of the guide itself is asked of nobody', () => {
    const vector = { url: '/maps/park.pmtiles', attribution: 'Surveyors' };
    expect(names(partiesOf({ vector }))).toEqual(['Beds']);
  });

  test('a map of another host stands in the place of both tile services, under the name of whose it is', () => {
    const vector = { url: 'https://maps.example:8443/a/park.pmtiles', attribution: 'Surveyors' };
    const [map, ...others] = partiesOf({ vector });
    expect(names(others)).toEqual(['Beds']);
    expect(map).toMatchObject({
      name: 'Surveyors',
      hosts: ['maps.example:8443'],
      optIn: false,
      allows: { 'connect-src': ['https://maps.example:8443'] },
    });
    expect(Object.keys(map!.allows)).toEqual(['connect-src']);
    expect(map!.purpose).toMatch(/^the data of the map\. .*your network address/);
  });
});

describe('what they may do', () => {
  test.each([
    ['OpenStreetMap', ['img-src']],
    ['OpenTopoMap', ['img-src']],
    ['OpenWeather', ['connect-src']],
    ['Google Analytics', ['script-src', 'img-src', 'connect-src']],
    ['Google Ads', ['script-src', 'img-src', 'connect-src']],
    ['Tours', []],
    ['Beds', ['form-action']],
  ])('the pages let %s have %j', (name, directives) => {
    expect(Object.keys(one(complete, name).allows)).toEqual(directives);
  });

  test('scripts come from the tag manager alone, and reports go where its pictures come from', () => {
    for (const name of ['Google Analytics', 'Google Ads']) {
      const { allows } = one(complete, name);
      expect(allows['script-src']?.map(domainOf)).toEqual(['googletagmanager.com']);
      expect(allows['connect-src']).toEqual(allows['img-src']);
    }
  });

  test('visitors are told the hosts of the widget, which is on a page of its own', () => {
    expect(one(complete, 'Tours').hosts).toEqual(['widget.tours.example', 'cdn.tours.example:8443']);
  });

  test('a search for a bed may be sent to where the partner searches and to every host of it, each once', () => {
    const beds = { ...hotels, url: 'https://find.beds.example/?q=1' };
    expect(one(partiesOf({ beds }), 'Beds').allows['form-action']).toEqual([
      'https://find.beds.example',
      'https://www.beds.example',
      'https://beds.example',
    ]);
    expect(one(partiesOf(), 'Beds').allows['form-action']).toHaveLength(2);
  });
});

describe('what visitors are told', () => {
  const filled = (parties: readonly ThirdParty[], place = '{outside hosts}') =>
    fillThirdParties(place, parties);
  const lineOf = (name: string) =>
    filled(complete)
      .split('\n')
      .find((line) => line.startsWith(`- **${name}**`));

  test('of each service its hosts, its purpose, when it is loaded and what is without it', () => {
    const lines = filled(complete).split('\n');
    expect(lines.map((line) => /^- \*\*(.+?)\*\*/.exec(line)?.[1])).toEqual(names(complete));
    for (const line of lines)
      expect(line).toMatch(/^- \*\*.+\*\* \(\w.+\w\): \w.+\. Loaded \w.+\. Without it, \w.+\.$/);
  });

  test.each([
    ['OpenStreetMap', 'street map', 'sets no cookie', 'open a map'],
    ['OpenTopoMap', 'relief map', 'sets no cookie', 'open a map'],
    ['OpenWeather', 'weather', 'sets no cookie', 'have a trip planned'],
    ['Google Analytics', 'statistics', 'sets cookies', '3 seconds after you agree, or at the first thing'],
    ['Google Ads', 'advertisers', 'sets cookies', '5 seconds after you agree'],
    ['Tours', 'can be booked', 'may set cookies', '4 seconds after you agree'],
    ['Beds', 'your dates', 'partner ID', 'send a search for a bed'],
  ])('of %s its purpose, its cookies and its time', (name, purpose, cookies, when) => {
    for (const words of [purpose, cookies, when]) expect(lineOf(name)).toContain(words);
  });

  test('what sets cookies asks for consent, and only that', () => {
    const asking = complete.filter(({ optIn }) => optIn);
    expect(names(asking)).toEqual(['Google Analytics', 'Google Ads', 'Tours']);
    expect(asking).toEqual(complete.filter(({ purpose }) => /set(s)? cookies/.test(purpose)));
  });

  test('what needs consent is told apart', () => {
    const parties = partiesOf({ thirdParty: { ...noServices, adsId: 'AW-1/a' } });
    expect(filled(parties, '{outside hosts after consent}')).toBe(
      filled(parties.filter(({ name }) => name === 'Google Ads')),
    );
  });

  test('where nobody needs consent the page says so', () => {
    expect(filled(partiesOf(), '{outside hosts after consent}')).toMatch(/^None: .*need your consent/);
  });

  test('a page may say it in several places, between its own words', () => {
    const page = 'A {outside hosts} B {outside hosts after consent} C {outside hosts} D';
    expect(fillThirdParties(page, [])).toMatch(/^A None: .+ B None: .+ C None: .+ D$/);
    expect(fillThirdParties('Nobody is named here.', complete)).toBe('Nobody is named here.');
  });

  test('a name is written as it is, whatever its signs mean elsewhere', () => {
    const beds = { ...hotels, name: "B$& $' Inn" };
    expect(filled(partiesOf({ beds }))).toContain("- **B$& $' Inn** (");
  });
});
