import { describe, expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

const file = 'trips/tarn-days.yaml';
const planner = 'facts/planner.yaml';

/** Returns the problems of the ready trip of the made-up park after edits, on a day in November 2026. */
function found(...edits: Edit[]) {
  return problemsAfter(edits)
    .filter((problem) => problem.file.endsWith(file))
    .map(({ rule, path, message, line }) => ({ rule, path, message, line }));
}

const edit = (find: string, replacement: string): Edit => [file, find, replacement];
const toTrail = (slug: string) => edit('place: trail/marsh-loop', `place: trail/${slug}`);

test('the trip of the made-up park has no problem', () => {
  expect(problemsAfter([])).toEqual([]);
});

describe('trip-records', () => {
  test('a place that does not exist, with its line and the name that was meant', () => {
    const [problem, ...more] = problemsAfter([edit('attraction/mirror-tarn', 'attraction/miror-tarn')]);
    expect(problem).toMatchObject({
      rule: 'trip-records',
      path: 'days[0].stops[0].place',
      line: 16,
      message: 'there is no attraction "miror-tarn"',
      suggestion: expect.stringContaining('attraction/mirror-tarn'),
    });
    expect(more).toEqual([]);
  });

  test.each<[string, Edit, string, string]>([
    [
      'a bed that does not exist',
      edit('bed: grand-test-hotel', 'bed: grand-hotel'),
      'days[0].bed',
      'there is no file accommodations/grand-hotel.yaml',
    ],
    [
      'a place twice',
      edit('activity/tarn-canoe', 'trail/marsh-loop'),
      'days[1].stops[0].place',
      'trail/marsh-loop is visited twice',
    ],
    [
      'a bed after the last day',
      edit('title: Up to the cake', 'title: Up to the cake\n    bed: bunk-house'),
      'days[1].bed',
      'the last day has a bed, but no night follows it',
    ],
  ])('%s', (_, change, path, message) => {
    expect(found(change)).toEqual([expect.objectContaining({ rule: 'trip-records', path, message })]);
  });

  test('a morning after an afternoon of the same day', () => {
    const stops = edit(
      'part: afternoon, place: activity/tarn-canoe }',
      'part: afternoon, place: activity/tarn-canoe }\n      - { part: morning, place: trail/tarn-teahouse }',
    );
    expect(found(stops)).toEqual([expect.objectContaining({ path: 'days[0].stops[2].part' })]);
  });
});

describe('trip-form', () => {
  test.each<[string, Edit, string]>([
    ['an interest', edit('interests: [photography]', 'interests: [photografy]'), 'form.interests[0]'],
    ['a pace', edit('activityLevel: moderate', 'activityLevel: moderat'), 'form.activityLevel'],
    [
      'a class of accommodation',
      edit('accommodationType: luxury', 'accommodationType: luxus'),
      'form.accommodationType',
    ],
    ['more people than a plan holds', edit('groupSize: 2', 'groupSize: 11'), 'form.groupSize'],
    ['as many children as people', edit('childAges: []', 'childAges: [4, 6]'), 'form.childAges'],
    ['more days than a plan holds', [planner, 'longestTrip: 30', 'longestTrip: 1'], 'days'],
  ])('%s', (_, change, path) => {
    expect(found(change)).toEqual([expect.objectContaining({ rule: 'trip-form', path })]);
  });

  test('a child with one adult, the most people and the longest trip', () => {
    expect(found(edit('childAges: []', 'childAges: [4]'))).toEqual([]);
    expect(found(edit('groupSize: 2', 'groupSize: 10'))).toEqual([]);
    expect(found([planner, 'longestTrip: 30', 'longestTrip: 2'])).toEqual([]);
  });
});

describe('trip-days', () => {
  test.each([
    ['a trail of another difficulty', toTrail('bare-ridge'), 'days[1].stops[0].place'],
    [
      'an activity of another difficulty',
      edit('activityLevel: moderate', 'activityLevel: relaxed'),
      'days[0].stops[1].place',
    ],
  ])('%s', (_, change, path) => {
    expect(found(change)).toEqual([
      expect.objectContaining({
        rule: 'trip-days',
        path,
        message: expect.stringContaining('harder than the pace'),
      }),
    ]);
  });

  test('a walk that is longer or higher than its pace', () => {
    const teahouse = toTrail('tarn-teahouse');
    expect(found(teahouse)).toEqual([]);
    const level =
      'label: Moderate\n      difficulties: [easy, moderate]\n      longestWalkMinutes: 300\n      highestClimbM: 600';
    const limits = (minutes: number, metres: number): Edit => [
      planner,
      level,
      level.replace('300', String(minutes)).replace('600', String(metres)),
    ];
    expect(found(teahouse, limits(180, 495))).toEqual([]);
    expect(found(teahouse, limits(179, 495))).toHaveLength(1);
    expect(found(teahouse, limits(180, 494))).toHaveLength(1);
  });

  test('two trails of one day that lie far apart', () => {
    const both = edit(
      '{ part: morning, place: trail/marsh-loop }',
      '{ part: morning, place: trail/marsh-loop }\n      - { part: afternoon, place: trail/tarn-teahouse }',
    );
    expect(found(both)).toEqual([
      expect.objectContaining({
        path: 'days[1].stops[1].place',
        message: 'Teahouse above the tarn lies more than 40 km from Marsh loop of the same day',
      }),
    ]);
    expect(found(both, [planner, 'sameDayKm: 40', 'sameDayKm: 60'])).toEqual([]);
  });

  test('a trip by bus goes where a line stops in one of its months', () => {
    const byBus = edit('transport: car', 'transport: bus');
    const unserved = (path: string) =>
      expect.objectContaining({
        rule: 'trip-days',
        path,
        message: expect.stringContaining('no bus or shuttle'),
      });
    expect(found(byBus)).toEqual([unserved('days[1].stops[0].place')]);
    expect(found(byBus, toTrail('tarn-teahouse'))).toEqual([]);
    // Nothing follows from lines that cannot be read.
    expect(found(byBus, ['facts/transit.yaml', 'lines:', 'lines: {'])).toEqual([]);
    const inWinter: Edit = [
      'facts/transit.yaml',
      "season: { from: '05-01', to: '10-31' }",
      "season: { from: '11-01', to: '04-30' }",
    ];
    expect(found(byBus, toTrail('tarn-teahouse'), inWinter)).toEqual([
      unserved('days[0].stops[0].place'),
      unserved('days[0].stops[1].place'),
    ]);
  });
});

describe('trip-seasons', () => {
  const problem = (path: string, message: string) =>
    expect.objectContaining({ rule: 'trip-seasons', path, message });
  const months = (list: string) => edit('months: [june, july, august, september]', `months: [${list}]`);

  test('a trail in months that are not its own, and in one beside its best months', () => {
    const teahouse = toTrail('tarn-teahouse');
    expect(found(teahouse, months('october'))).toEqual([]);
    expect(found(teahouse, months('september, october'))).toEqual([]);
    const high = [toTrail('high-lookout'), edit('activityLevel: moderate', 'activityLevel: active')];
    expect(found(...high, months('october'))).toEqual([
      problem('days[1].stops[0].place', 'High lookout by the teahouse is closed or out of season in october'),
    ]);
  });

  test('a trail in avalanche months: only a recommended winter walk', () => {
    expect(found(months('january'))).toEqual([]);
    expect(found(toTrail('tarn-teahouse'), months('june'))).toEqual([
      problem('days[1].stops[0].place', 'Teahouse above the tarn is closed or out of season in june'),
    ]);
  });

  test('a place or a bed that is closed in all months, but not one that is open in the last', () => {
    const open = (kind: string, from: string): Edit =>
      kind === 'activity'
        ? [
            'activities/tarn-canoe.yaml',
            'season: Summer',
            `season: Summer\nopen: { from: '${from}', to: '10-31' }`,
          ]
        : [
            'accommodations/grand-test-hotel.yaml',
            'amenities:',
            `open: { from: '${from}', to: '10-31' }\namenities:`,
          ];
    expect(found(months('june, july'), open('activity', '07-31'))).toEqual([]);
    expect(found(months('june, july'), open('activity', '08-01'))).toEqual([
      problem(
        'days[0].stops[1].place',
        'Canoe on the tarn is closed or out of season in all months of the trip',
      ),
    ]);
    expect(found(months('june, july'), open('stay', '07-31'))).toEqual([]);
    expect(found(months('june, july'), open('stay', '08-01'))).toEqual([
      expect.objectContaining({ path: 'days[0].bed' }),
    ]);
  });

  test('a place to which an order lets groups of four alone', () => {
    const order: Edit[] = [
      [
        'notices/ridge-groups.yaml',
        'parts:\n  - { record: trail/bare-ridge, place: beyond the saddle }',
        'records: [trail/marsh-loop]',
      ],
    ];
    const kept = problem(
      'days[1].stops[0].place',
      'an order keeps this group out of Marsh loop in all months of the trip: Groups of four on the bare ridge',
    );
    expect(found(...order)).toEqual([kept]);
    expect(found(...order, edit('groupSize: 2', 'groupSize: 3'))).toEqual([kept]);
    expect(found(...order, edit('groupSize: 2', 'groupSize: 4'))).toEqual([]);
    expect(found(...order, months('september, october'))).toEqual([]);
  });

  test('days to start on that lie in no month of the trip', () => {
    const starts = (from: string, to: string) =>
      edit('months: [june', `starts: { from: '${from}', to: '${to}' }\nmonths: [june`);
    expect(found(starts('06-01', '09-30'))).toEqual([]);
    expect(found(starts('05-31', '10-02'))).toEqual([
      problem('starts.from', '05-31 is no day of the months of this trip'),
      problem('starts.to', '10-02 is no day of the months of this trip'),
    ]);
  });
});
