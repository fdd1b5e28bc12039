import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { type CommandResult, runCaptured } from '../fixtures/runCaptured.ts';

beforeEach(() => void vi.stubEnv('LARCH_TODAY', '2026-11-20'));
afterEach(() => void vi.unstubAllEnvs());

/** Runs a command of the pipeline. No one may end with a stack trace. */
async function run(...args: string[]): Promise<CommandResult> {
  const result = await runCaptured(...args);
  expect(result.stderr).not.toMatch(/^ {4}at /m);
  return result;
}

describe('new', () => {
  test('writes a record that the check then asks to fill in, and never overwrites one', async () => {
    using copy = copyFixture();
    const { status, stdout } = await run('new', 'trail', 'far-meadow', '--content', copy.content);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/far-meadow\.yaml: fill in the \d+ TODOs/)]);
    const file = join(copy.content, 'trails/far-meadow.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('difficulty: TODO # easy, moderate or hard');
    expect(await run('new', 'trail', 'far-meadow', '--content', copy.content)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([
    ['an unknown kind', ['trial', 'far-meadow'], 'Did you mean "trail"?'],
    ['a name that leads elsewhere', ['trail', '../far-meadow'], 'lower-case letters'],
    ['a reserved name', ['trail', 'con'], 'reserved'],
    ['capitals', ['trail', 'Far Meadow'], 'write far-meadow'],
    ['no name', ['trail'], 'Arguments: KIND SLUG'],
    ['the name of a file', ['trail', 'far-meadow.yaml'], 'write far-meadow\n'],
    ['a folder that is not there', ['trail', 'meadow', '--content', 'nowhere'], 'there is no such folder'],
    ['the address of a screen', ['guide', 'map'], 'the address /map belongs to another page'],
    ['the address of a guide', ['page', 'getting-here', '--content', fixtureDir], 'belongs to another page'],
  ])('refuses %s', async (_name, args, message) => {
    const { status, stderr } = await run('new', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('gpx:import', () => {
  const points = Array.from(
    { length: 26 },
    (_, n) =>
      `<trkpt lat="${(51.4177 + n * 0.0009).toFixed(5)}" lon="14.2118"><ele>${1735 + 16 * n}</ele></trkpt>`,
  );
  const gpx = `\uFEFF<?xml version="1.0"?>\r\n<gpx version="1.0"><trk><name>Up</name><trkseg>${points.join('\r\n')}</trkseg></trk></gpx>`;

  test('replaces a drawn line by a recorded track that the check accepts', async () => {
    using copy = copyFixture();
    const file = join(copy.root, 'walk.gpx');
    writeFileSync(file, gpx);
    const imported = await run('gpx:import', file, '--trail', 'tarn-teahouse', '--content', copy.content);
    expect(imported.status, imported.stderr).toBe(0);
    expect(imported.stdout).toContain('none left out is more than 3 m from the line');
    expect(readFileSync(join(copy.content, 'trails/tarn-teahouse.yaml'), 'utf8')).toContain(
      'accuracy: recorded',
    );
    // The winter walk borrows the line; the recorded one is still not its length, so the exception stands.
    expect(await run('check', '--content', copy.content)).toMatchObject({
      status: 0,
      stdout: 'No problems.\n',
    });
  });

  test.each([
    ['a file that is not there', null, 1, 'no such file'],
    ['50 MB', 'a'.repeat(50_000_000), 1, '50.0 MB'],
    ['Latin-1 bytes', Buffer.from('<gpx>caf\xe9</gpx>', 'latin1'), 1, 'not UTF-8'],
    ['an empty file', '', 1, 'empty'],
    ['KMZ', Buffer.from('PK\x03\x04\0\0', 'latin1'), 1, 'this is a zip archive, such as KMZ, not GPX'],
    ['FIT', Buffer.from('\x0e\x10\0\0\0\0\0\0.FIT', 'latin1'), 1, 'this is a FIT file of a watch, not GPX'],
    ['gzip', Buffer.from('\x1f\x8b\x08\0', 'latin1'), 1, 'this is a gzip archive, not GPX'],
    ['NUL bytes', Buffer.from('<gpx>\0</gpx>', 'latin1'), 1, 'NUL bytes'],
    ['KML', '<kml><Document/></kml>', 1, 'this is a KML file, not GPX'],
    ['a planned route', '<gpx><rte><rtept lat="51" lon="14"/></rte></gpx>', 1, 'planned on a map (<rte>)'],
    ['a DOCTYPE', '<!DOCTYPE gpx><gpx/>', 1, 'DOCTYPE'],
  ])('refuses %s and writes nothing', async (_name, bytes, status, message) => {
    using copy = copyFixture();
    const file = join(copy.root, 'walk.gpx');
    const trail = join(copy.content, 'trails/tarn-teahouse.yaml');
    const before = readFileSync(trail, 'utf8');
    rmSync(file, { force: true });
    if (bytes !== null) writeFileSync(file, bytes);
    const result = await run('gpx:import', file, '--trail', 'tarn-teahouse', '--content', copy.content);
    expect([result.status, result.stderr]).toEqual([status, expect.stringContaining(message)]);
    expect(readFileSync(trail, 'utf8')).toBe(before);
  });

  test('wants a file and a trail', async () => {
    expect((await run('gpx:import')).status).toBe(2);
    expect((await run('gpx:import', 'walk.gpx')).stderr).toContain('--trail is missing');
  });
});

test('deploy:check goes on without an unfinished record, and names it', async () => {
  using copy = copyFixture();
  copy.edit('attractions/old-mine.yaml', 'alt:', 'alr:');
  const { stdout, stderr } = await run('deploy:check', '--content', copy.content, '--out', copy.root);
  expect(stderr).toMatch(/old-mine\.yaml is unfinished/);
  expect(stdout).not.toBe('');
});

test.each([
  [['photo:add', 'none.jpg', '--record', 'attractions/old-mine'], 1, 'there is no file none.jpg'],
  [['photo:add', '.', '--record', 'attractions/old-mine'], 1, '. is a folder: name a file in it'],
  [['photo:add', 'none.jpg', '--record', 'old-mine'], 1, 'Did you mean "attractions/old-mine"?'],
  [['photo:add'], 2, 'Expected 1 argument, got 0'],
  [['heights:import', '.'], 1, '. is a folder: name a file in it'],
  [['rename', 'old-mine', 'new-mine'], 2, 'Did you mean "attraction/old-mine"?'],
  [['new', 'park', ''], 1, 'name the folder of the new guide'],
  [['rename', 'guide/getting-here', 'map'], 2, 'the address /map belongs to another page'],
  [['coverage', '--changed', 'nowhere'], 2, '--changed must be a branch or a commit (got "nowhere")'],
  [['coverage', '--changed', 'HEAD', '--due'], 2, 'take one of --changed and --due'],
  [['gpx:import', 'README.md', '--trail', 'tarn-teahouse'], 1, 'this is no GPX file'],
])('%j ends with a clear line', async (args, status, message) => {
  using copy = copyFixture();
  const result = await run(...args, '--content', copy.content);
  expect([result.status, result.stderr]).toEqual([status, expect.stringContaining(message)]);
  expect(result.stderr).not.toMatch(/fatal|ENOENT|EISDIR/);
});

test('a renamed notice is as right as before', async () => {
  using copy = copyFixture();
  // A road that it closes names it, too.
  copy.edit('facts/roads.yaml', 'km: 12, minutes: 15', 'km: 12, minutes: 15, closedBy: [mine-gate]');
  await run('rename', 'notice/mine-gate', 'gate', '--content', copy.content);
  expect((await run('check', '--content', copy.content)).stdout).toBe('No problems.\n');
});

test('deploy:check guesses the host that was meant', async () => {
  expect(await run('deploy:check', '--host', 'netlfy')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean "netlify"?'),
  });
});

describe('new trail from a track', () => {
  const points = Array.from(
    { length: 51 },
    (_, n) =>
      `<trkpt lat="${(51.3 + Math.min(n, 50 - n) * 0.0009).toFixed(5)}" lon="13.9"><ele>${700 + 10 * Math.min(n, 50 - n)}</ele></trkpt>`,
  );
  const gpx = `<gpx version="1.1"><trk><name>Up</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;

  test('fills in the start, the length, the climb and the route', async () => {
    using copy = copyFixture();
    const file = join(copy.root, 'walk.gpx');
    writeFileSync(file, gpx);
    const made = await run('new', 'trail', 'far-meadow', '--gpx', file, '--content', copy.content);
    expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/fill in the [3-7] TODOs/) });
    const trail = join(copy.content, 'trails/far-meadow.yaml');
    const text = readFileSync(trail, 'utf8');
    expect(text).toMatch(/trailType: out-and-back/);
    expect(text).toMatch(/distanceKm: 5\n/);
    expect(text).toMatch(/elevationGainM: 2[2-5]\d\n/);
    expect(text).toMatch(/ {2}lat: 51\.3\n {2}lng: 13\.9\n/);
    expect(text).toContain('file: far-meadow.geojson');
    const values: Record<string, string> = {
      name: 'Far meadow',
      description: 'A walk to the far meadow',
      difficulty: 'easy',
      bestMonths: 'july',
      alt: 'A meadow at noon',
      about: 'Up, and down again',
    };
    writeFileSync(
      trail,
      text.replaceAll(
        /(\w+): (\[?)TODO(?: #.*)?/g,
        (_, key: string, bracket: string) => `${key}: ${bracket}${values[key]}`,
      ),
    );
    expect((await run('check', '--content', copy.content)).stdout).toBe('No problems.\n');
  });

  test('writes nothing when the track cannot be read, or another kind is asked for', async () => {
    using copy = copyFixture();
    const file = join(copy.root, 'walk.gpx');
    writeFileSync(file, '<html></html>');
    const args = ['far-meadow', '--gpx', file, '--content', copy.content];
    expect(await run('new', 'trail', ...args)).toMatchObject({ status: 1 });
    expect(await run('new', 'event', ...args)).toMatchObject({ status: 2 });
    expect(existsSync(join(copy.content, 'trails/far-meadow.yaml'))).toBe(false);
  });
});

test('coverage prints its tables', async () => {
  using copy = copyFixture();
  expect((await run('coverage', '--content', copy.content)).stdout).toMatch(/^\| Records +\| count \|$/m);
});

test.each([['links'], ['coverage'], ['coverage', '--due'], ['heights:import', 'none.tif'], ['deploy:check']])(
  'of a content folder that is missing %s says so',
  async (...args) => {
    const { status, stderr } = await run(...args, '--content', 'nowhere');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^nowhere: there is no such folder\. Run .*--content/),
    ]);
  },
);

test('a report may be written into a new folder', async () => {
  using copy = copyFixture();
  const report = join(copy.root, 'new/reports/events.md');
  const feed = join(import.meta.dirname, '../fixtures/feeds/all-day.ics');
  const args = ['--feed', feed, '--content', copy.content, '--report', report];
  expect(await run('events:refresh', ...args)).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(report)).toBe(true);
});

test.each([
  ['api:diff'],
  ['api:diff', '--base', 'nowhere'],
  ['api:diff', '--base', 'HEAD', '--format', 'html'],
  ['links', '--format', 'xml'],
  ['reference', '--chek'],
])('wrong usage: %s %s %s', async (...args) => {
  expect((await run(...args)).status).toBe(2);
});
