import { expect, test } from 'vitest';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const fact = (source: string, status: string): Edit => [
  'activities/ridge-tour.yaml',
  "source: https://tours.example/ridge, status: secondary, verifiedOn: '2026-09-15'",
  `source: '${source}', status: ${status}, verifiedOn: null`,
];

test.each([
  ['https://tours.example/ridge', 'secondary', []],
  ['https://blog.example/ridge', 'secondary', ['sources']],
  ['https://my.blog.example/ridge', 'unverified', ['sources']],
  ['https://park.example/a ; https://blog.example/b', 'secondary', ['sources']],
  ['https://park.example/ridge', 'official', []],
  ['https://maps.park.example/ridge', 'official', []],
  ['https://tours.example/ridge', 'official', ['sources']],
  ['https://park.example/a ; https://tours.example/b', 'official', ['sources']],
  ['Test Park Office, trail data', 'official', []],
  ['Test Park Office', 'official', ['sources']],
  ['Trail data of the Test Park Office', 'official', ['sources']],
])('%s, %s', (source, status, rules) => {
  expect(rulesAfter([fact(source, status)])).toEqual(rules);
});

test.each([
  ['https://grand.example/rooms', []],
  ['https://middle.example/rooms', ['sources']],
])('of the house whose own site is grand.example, %s', (source, rules) => {
  const rating = 'rating: { value: 9.2, scale: 10, source: illustrative, status: unverified';
  const edit = `rating: { value: 9.2, scale: 10, source: '${source}', status: official`;
  expect(rulesAfter([['accommodations/grand-test-hotel.yaml', rating, edit]])).toEqual(rules);
});

test('an event is official on its own site', () => {
  const event = 'events/film-week.yaml';
  const provenance = 'provenance:\n  source: illustrative\n  status: unverified';
  const found = (url: string) =>
    rulesAfter([
      [event, provenance, 'provenance:\n  source: https://film.example/dates\n  status: official'],
      [event, 'isFree: false', `isFree: false\nurl: ${url}`],
    ]);
  expect(found('https://www.film.example/')).toEqual([]);
  expect(found('https://other.example/')).toEqual(['sources']);
});

test('without a list no host is bad, and official is what stands on the own domain of a place alone', () => {
  const none: Edit = [
    'site.yaml',
    "sources:\n  bodies:\n    - { name: Test Park Office, hosts: [park.example], documents: ['Test Park Office, trail data'] }\n  notCitable: [blog.example]\n",
    '',
  ];
  // The recommendation of a walk is official by the list.
  const noWalk: Edit = [
    'trails/marsh-loop.yaml',
    "winterWalk: { source: 'https://park.example/winter', by: Test Park Office, year: 2025, status: official }\n",
    '',
  ];
  // So are the facts on whom two places suit.
  const noSuits: Edit[] = [
    [
      'trails/marsh-loop.yaml',
      "suits:\n  children: { answer: strollers, source: 'https://park.example/families', status: official, year: 2025 }\n  dogs: { answer: leash, note: keep it off the nests, source: 'https://park.example/dogs', status: official }\n  wheelchairs: { answer: part, note: the boards, source: 'https://park.example/access', status: official }\n",
      '',
    ],
    [
      'attractions/mirror-tarn.yaml',
      "suits:\n  children: { answer: small, source: 'https://park.example/families', status: official }\n  wheelchairs: { answer: part, note: the first kilometre, source: 'https://park.example/access', status: official }\n",
      '',
    ],
  ];
  expect(rulesAfter([none, noWalk, ...noSuits, fact('https://blog.example/ridge', 'secondary')])).toEqual([]);
  expect(rulesAfter([none, noWalk, ...noSuits, fact('https://park.example/ridge', 'official')])).toEqual([
    'sources',
  ]);
});

test('any document of any body is official by its name, whatever follows it', () => {
  const second: Edit = [
    'site.yaml',
    "documents: ['Test Park Office, trail data'] }",
    "documents: [A map, 'Test Park Office, trail data'] }\n    - { name: Lake Office, hosts: [lake.example] }",
  ];
  expect(rulesAfter([second, fact('Test Park Office, trail data of 2026', 'official')])).toEqual([]);
  expect(rulesAfter([second, fact('A map', 'official')])).toEqual([]);
  expect(rulesAfter([second, fact('https://lake.example/a', 'official')])).toEqual([]);
});

test('every host is told', () => {
  const found = problemsAfter([fact('https://a.example/a ; https://b.example/b', 'official')]);
  expect(found).toMatchObject([
    { path: 'price.status', message: expect.stringContaining(': a.example, b.example is no domain') },
  ]);
});
