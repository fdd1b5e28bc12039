import { expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

const page = "source: 'https://park.example/access', status: official";
const edits = (file: string, suits: string, ...more: Edit[]): Edit[] => [
  [file, 'about: ', `suits:\n${suits}\nabout: `],
  ...more,
];
const after = (...given: Parameters<typeof edits>) =>
  problemsAfter(edits(...given)).map(({ rule, path, message }) => [rule, path, message]);

const marsh = 'trails/unmapped-way.yaml';
const ridge = 'trails/bare-ridge.yaml';
const canyon = 'attractions/echo-canyon.yaml';

test.each([
  [marsh, `  wheelchairs: { answer: all, ${page} }`],
  [marsh, `  wheelchairs: { answer: part, note: the first bend, ${page} }`],
  [marsh, '  wheelchairs: { answer: unsuitable, source: general knowledge, status: unverified }'],
  [marsh, '  children: { answer: strollers, source: general knowledge, status: unverified }'],
  [ridge, `  wheelchairs: { answer: unsuitable, ${page} }\n  children: { answer: older, ${page} }`],
  [ridge, `  dogs: { answer: leash, ${page} }`],
  [marsh, `  dogs: { answer: part-of-year, note: not in winter, ${page} }`],
])('%s may say\n%s', (file, suits) => {
  expect(after(file, suits)).toEqual([]);
});

test.each(['all', 'part'])('wheelchairs go on %s of it by the address of a page alone', (answer) => {
  const suits = `  wheelchairs: { answer: ${answer}, source: A list of walks, status: secondary }`;
  expect(after(marsh, suits)).toEqual([
    [
      'suits',
      'suits.wheelchairs.source',
      '"A list of walks" is no address, so nothing says that wheelchairs can go there',
    ],
  ]);
});

test.each([
  [`  wheelchairs: { answer: part, ${page} }`, 'wheelchairs', 'wheelchairs'],
  [`  children: { answer: strollers, ${page} }`, 'children', 'strollers'],
  [`  children: { answer: small, ${page} }`, 'children', 'small children'],
])('a hard place and %s contradict each other', (suits, who, named) => {
  const problem = ['suits', `suits.${who}.answer`, `the difficulty is hard, but it suits ${named}`];
  expect(after(ridge, suits)).toEqual([problem]);
  expect(after(canyon, suits)).toEqual([problem]);
});

test.each([
  ['Exposed edge', true],
  ['Steep ground', true],
  ['Mud', false],
])('wheels and the hazard "%s" contradict each other: %s', (hazard, isProblem) => {
  const hazards: Edit = [marsh, 'hazards: [Mud]', `hazards: [${hazard}]`];
  expect(after(marsh, `  wheelchairs: { answer: all, ${page} }`, hazards)).toHaveLength(isProblem ? 1 : 0);
  expect(after(marsh, `  children: { answer: strollers, ${page} }`, hazards)).toHaveLength(isProblem ? 1 : 0);
  expect(after(marsh, `  children: { answer: small, ${page} }`, hazards)).toEqual([]);
});

test('a dog that may not go all year is told when', () => {
  expect(after(marsh, `  dogs: { answer: part-of-year, ${page} }`)).toEqual([
    ['suits', 'suits.dogs.answer', 'dogs may not go all year, but nothing says when'],
  ]);
});

test('of a house, too, wheels go by the address of a page alone', () => {
  const edit: Edit = [
    'accommodations/bunk-house.yaml',
    '  dogs:',
    '  wheelchairs: { answer: part, source: A list, status: secondary }\n  dogs:',
  ];
  expect(problemsAfter([edit]).map(({ rule, path }) => [rule, path])).toEqual([
    ['suits', 'suits.wheelchairs.source'],
  ]);
});
