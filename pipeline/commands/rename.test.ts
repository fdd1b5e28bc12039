import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import { runCaptured as run } from '../fixtures/runCaptured.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';

const problemsOf = (dir: string) => validateContent(loadContent(dir), fixtureToday).problems;

describe('a record gets another name, and nothing that names it breaks', () => {
  test.each([
    [
      'trail/tarn-teahouse',
      'trails/high-teahouse.yaml',
      'high-teahouse',
      'formerSlugs: [old-teahouse, tarn-teahouse]',
    ],
    ['attractions/mirror-tarn', 'attractions/green-tarn.yaml', 'green-tarn', 'formerSlugs: [mirror-tarn]'],
    ['activity/tarn-canoe', 'activities/canoe.yaml', 'canoe', 'formerSlugs: [tarn-canoe]'],
    [
      'content/accommodations/bunk-house.yaml',
      'accommodations/bunks.yaml',
      'bunks',
      'formerSlugs: [bunk-house]',
    ],
    [
      'accommodation/grand-test-hotel',
      'accommodations/grand-hotel.yaml',
      'grand-hotel',
      'formerSlugs: [grand-test-hotel]',
    ],
    ['event/ice-days', 'events/ice-week.yaml', 'ice-week', 'formerSlugs: [ice-days]'],
    ['guide/getting-here', 'guides/how-to-come.md', 'how-to-come', 'formerSlugs: [getting-here]'],
    ['page/privacy', 'pages/data.md', 'data', 'formerSlugs: [privacy]'],
  ])('%s', async (record, file, name, former) => {
    using copy = copyFixture();
    const { status, stdout, stderr } = await run('rename', record, name, '--content', copy.content);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(`is now ${file}`);
    expect(readFileSync(join(copy.content, file), 'utf8')).toContain(former);
    expect(problemsOf(copy.content)).toEqual([]);
  });
});

test('a ready trip has no address that would have to stay, so its file is renamed by hand', async () => {
  const { status, stderr } = await run('rename', 'trip/tarn-days', 'days');
  expect(status).toBe(2);
  expect(stderr).toContain('name the record as KIND/NAME');
  expect(stderr).not.toMatch(/\btrip\b(?!\/)/);
});

describe('the track of a trail gets its name', () => {
  test.each(['bare-ridge.gpx', 'marsh-loop.geojson'])('%s', async (track) => {
    using copy = copyFixture();
    const [old = '', ending = ''] = track.split('.');
    copy.edit(
      'exceptions.yaml',
      'exceptions:\n',
      `exceptions:\n  - { file: routes/${track}, rule: route-jumps, path: '', reason: Made up to be renamed. }\n`,
    );
    const { status, stdout } = await run('rename', `trail/${old}`, 'moor-walk', '--content', copy.content);
    expect(status).toBe(0);
    expect(stdout).toContain(`renamed: routes/${track} to routes/moor-walk.${ending}`);
    expect(existsSync(join(copy.content, 'routes', track))).toBe(false);
    expect(readFileSync(join(copy.content, 'trails/moor-walk.yaml'), 'utf8')).toContain(
      `file: moor-walk.${ending}`,
    );
    expect(readFileSync(join(copy.content, 'exceptions.yaml'), 'utf8')).toContain(
      `routes/moor-walk.${ending}`,
    );
    expect(
      problemsOf(copy.content).filter(
        ({ severity, file }) => severity === 'error' && !/exceptions/.test(file),
      ),
    ).toEqual([]);
  });

  test('a track that has the new name already is not overwritten', async () => {
    using copy = copyFixture();
    const other = readFileSync(join(copy.content, 'routes/bare-ridge.gpx'), 'utf8');
    copy.edit('routes/moor-walk.gpx', null, other);
    const { status, stderr } = await run(
      'rename',
      'trail/bare-ridge',
      'moor-walk',
      '--content',
      copy.content,
    );
    expect(status).toBe(1);
    expect(stderr).toContain('routes/moor-walk.gpx exists already');
    expect(existsSync(join(copy.content, 'trails/bare-ridge.yaml'))).toBe(true);
  });

  test('a track with another name keeps it', async () => {
    using copy = copyFixture();
    renameSync(join(copy.content, 'routes/bare-ridge.gpx'), join(copy.content, 'routes/ridge.gpx'));
    copy.edit('trails/bare-ridge.yaml', 'file: bare-ridge.gpx', 'file: ridge.gpx');
    await run('rename', 'trail/bare-ridge', 'moor-walk', '--content', copy.content);
    expect(problemsOf(copy.content)).toEqual([]);
    expect(existsSync(join(copy.content, 'routes/ridge.gpx'))).toBe(true);
  });
});

test('a name may come back: it is no former one then', async () => {
  using copy = copyFixture();
  await run('rename', 'trail/tarn-teahouse', 'high-teahouse', '--content', copy.content);
  await run('rename', 'trail/high-teahouse', 'tarn-teahouse', '--content', copy.content);
  expect(readFileSync(join(copy.content, 'trails/tarn-teahouse.yaml'), 'utf8')).toContain(
    'formerSlugs: [old-teahouse, high-teahouse]\n',
  );
  expect(problemsOf(copy.content)).toEqual([]);
});

test('a name within a longer one is another', async () => {
  using copy = copyFixture();
  await run('rename', 'trail/tarn-teahouse', 'high-teahouse', '--content', copy.content);
  expect(existsSync(join(copy.content, 'trails/tarn-teahouse-winter.yaml'))).toBe(true);
});

test.each([
  [['trail/tarn-tehouse', 'x'], 1, 'Did you mean "tarn-teahouse"?'],
  [['trial/tarn-teahouse', 'x'], 2, 'Did you mean "trail"?'],
  [['tarn-teahouse', 'x'], 2, 'KIND/NAME'],
  [['trail/tarn-teahouse', 'High Teahouse'], 2, 'lower-case letters'],
  [['trail/tarn-teahouse', 'marsh-loop'], 1, 'exists already'],
  [['trail/marsh-loop', 'old-teahouse'], 1, 'is an old name of'],
  [['page/home', 'start'], 1, 'cannot change'],
])('%j is refused, and nothing is written', async (args, code, words) => {
  using copy = copyFixture();
  const { status, stderr } = await run('rename', ...args, '--content', copy.content);
  expect(status).toBe(code);
  expect(stderr).toContain(words);
  expect(problemsOf(copy.content)).toEqual([]);
});

test('a reference by the old name says the new one', () => {
  using copy = copyFixture();
  copy.edit('attractions/mirror-tarn.yaml', 'trails: [tarn-teahouse]', 'trails: [old-teahouse]');
  copy.edit('attractions/mirror-tarn.yaml', '(/getting-here)', '(/hiking-trails/old-teahouse)');
  copy.edit('trails/tarn-teahouse-winter.yaml', 'aliasOf: tarn-teahouse', 'aliasOf: old-teahouse');
  expect(problemsOf(copy.content).map(({ suggestion }) => suggestion)).toEqual([
    'It is now called tarn-teahouse: write /hiking-trails/tarn-teahouse',
    'It is now called tarn-teahouse: write tarn-teahouse',
    'It is now called tarn-teahouse: write tarn-teahouse',
  ]);
});

test('a poster of a guide and the answer to a word follow the new name', async () => {
  using copy = copyFixture();
  copy.edit('facts/meanings.yaml', 'means: [dogs leash]', 'answers: [attraction/mirror-tarn]');
  await run('rename', 'attraction/mirror-tarn', 'green-tarn', '--content', copy.content);
  for (const file of ['facts/meanings.yaml', 'guides/travel-tips.md']) {
    const text = readFileSync(join(copy.content, file), 'utf8');
    expect(text).toContain('attraction/green-tarn');
    expect(text).not.toContain('attraction/mirror-tarn');
  }
});
