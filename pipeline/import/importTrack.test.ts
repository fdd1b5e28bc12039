import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyFixture, fixtureToday, type FixtureCopy } from '../fixtures/fixtureContent.ts';
import { importTrack, withRoute } from './importTrack.ts';
import { parseGeoJson } from '../load/parseRoute.ts';

/** Points 100 m apart up a meridian from the start of the tarn walk, 2.5 km in all, with 16 m climbed on each. */
const points = (count = 26, step = 0.0009) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<trkpt lat="${(51.4177 + n * step).toFixed(5)}" lon="14.2118"><ele>${1735 + 16 * n}</ele></trkpt>`,
  );
const trk = (name: string, ...segments: string[][]) =>
  `<trk><name>${name}</name>${segments.map((segment) => `<trkseg>${segment.join('')}</trkseg>`).join('')}</trk>`;
const gpx = (...tracks: string[]) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${tracks.join('')}</gpx>`;

function run(
  text: string,
  options: { trail?: string; track?: string; isAccepted?: boolean; isReversed?: boolean } = {},
  edit?: (copy: FixtureCopy) => void,
) {
  using copy = copyFixture();
  edit?.(copy);
  return importTrack({
    gpx: text,
    fileName: 'walk.gpx',
    trail: 'tarn-teahouse',
    track: undefined,
    contentDir: copy.content,
    isAccepted: false,
    today: fixtureToday,
    ...options,
  });
}

test('a track becomes the route; the rest of the file stays as it was', () => {
  using copy = copyFixture();
  const before = readFileSync(join(copy.content, 'trails/tarn-teahouse.yaml'), 'utf8');
  const { files, problems, differsInFigures, summary } = run(gpx(trk('Up', points())));
  expect([problems, differsInFigures]).toEqual([[], false]);
  expect(summary).toContain('"Up", 1 segment, 26 points, 2.5 km, 1735 to 2135 m; 17 points kept');
  expect(files.map(({ path }) => path)).toEqual([
    'routes/tarn-teahouse.geojson',
    'trails/tarn-teahouse.yaml',
  ]);
  const [route = '', rest = ''] = (files[1]?.text ?? '').split(/(?=avalancheTerrain)/);
  expect(route).toMatch(
    /route:\n {2}accuracy: recorded\n {2}source: "GPS recording \\"Up\\" \(walk.gpx\)"\n {2}file: /,
  );
  expect(before.startsWith(route.slice(0, route.indexOf('route:')))).toBe(true);
  expect(before.endsWith(rest)).toBe(true);
});

test('recorded elevations are kept, a hump on a straight path among them', () => {
  const humped = points();
  humped[10] = humped[10]!.replace(/<ele>\d+/, '<ele>1799.25');
  const { files } = run(gpx(trk('Up', humped)));
  const elevations = parseGeoJson(files[0]?.text ?? '').map(({ elevation }) => elevation);
  expect(elevations).toContain(1799.25);
  expect(elevations[0]).toBe(1735);
  expect(elevations.at(-1)).toBe(2135);
});

test('segments are joined, GPX 1.0 and empty elevations are read', () => {
  const all = points();
  const text = gpx(trk('Up', all.slice(0, 13), all.slice(13)))
    .replace(
      'version="1.1" xmlns="http://www.topografix.com/GPX/1/1"',
      'version="1.0" xmlns="http://www.topografix.com/GPX/1/0"',
    )
    .replaceAll(/<ele>\d+<\/ele>/g, '<ele/><extensions><x:ele xmlns:x="urn:x">7</x:ele></extensions>');
  const { files, summary } = run(text);
  expect(summary).toContain('2 segments, 26 points, 2.5 km, no elevations');
  expect(parseGeoJson(files[0]?.text ?? '').every(({ elevation }) => elevation === null)).toBe(true);
});

describe('with several tracks', () => {
  const two = gpx(trk('There', points()), trk('Back', points(3)));

  test('lists them until one is chosen', () => {
    expect(() => run(two)).toThrow(
      'the file has 2 tracks; choose one with --track NAME_OR_NUMBER\n  1  "There", 1 segment, 26 points, 2.5 km',
    );
    expect(() => run(two, { track: 'Thre' })).toThrow('Did you mean "There"?');
    expect(() => run(two, { track: '3' })).toThrow('there is no track "3"');
  });

  test.each(['There', '1'])('takes %s', (track) => {
    expect(run(two, { track }).summary).toContain('"There"');
  });
});

describe('writes nothing', () => {
  test.each([
    ['a track with a gap', gpx(trk('Up', [...points(3), ...points(26).slice(20)])), 'route-jumps'],
    [
      'a track on another continent',
      gpx(trk('Up', points())).replaceAll('lon="14', 'lon="16'),
      'coordinates-in-region',
    ],
  ])('for %s', (_name, text, rule) => {
    const { files, problems } = run(text);
    expect(files).toEqual([]);
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
  });

  test.each([
    [
      'an unknown trail',
      gpx(trk('Up', points())),
      { trail: 'tarn-teahuose' },
      'Did you mean "tarn-teahouse"?',
    ],
    [
      'a DOCTYPE',
      `<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]>${gpx(trk('&a;', points()))}`,
      {},
      'DOCTYPE',
    ],
    ['an undefined entity', gpx(trk('&a;', points())), {}, 'undefined entity'],
    ['no track', gpx(), {}, 'no track'],
    ['a broken file', gpx(trk('Up', points())).slice(0, 400), {}, 'line'],
    ['elements without end', '<a>'.repeat(100_000), {}, 'nested more than 50 deep'],
  ])('for %s', (_name, text, options, message) => {
    expect(() => run(text, options)).toThrow(message);
  });
});

test('a track that contradicts figures is refused with their names, and written when it is accepted', () => {
  const short = gpx(trk('Up', points(20)));
  const refused = run(short);
  expect(refused.files).toEqual([]);
  expect(refused.differsInFigures).toBe(true);
  const accepted = run(short, { isAccepted: true });
  expect(accepted.files).toHaveLength(2);
  for (const { problems } of [refused, accepted])
    expect(problems.map(({ rule, path, severity }) => [rule, path, severity])).toEqual([
      ['route-lengths', 'distanceKm', 'error'],
      ['trail-heights', 'elevationGainM', 'error'],
      ['trail-heights', 'highPointM', 'error'],
    ]);
});

test('a track of another place is refused, though it is as long as the trail, and accepted or not', () => {
  // A tenth of a degree to the east, 7 km.
  const elsewhere = gpx(trk('Up', points())).replaceAll('lon="14.2118"', 'lon="14.3118"');
  for (const isAccepted of [false, true]) {
    const { files, problems, differsInFigures } = run(elsewhere, { isAccepted });
    expect(files).toEqual([]);
    expect(differsInFigures).toBe(false);
    expect(problems.map(({ message }) => message)).toEqual([
      'the line comes no nearer to the coordinates of the trail than 6.9 km',
    ]);
  }
});

test('points at which the walker stood still are not counted', () => {
  const resting = [points()[0]!, ...points()];
  expect(JSON.parse(run(gpx(trk('Up', resting))).files[0]?.text ?? '')).toMatchObject({
    properties: { recordedPoints: 26 },
  });
});

test('the route says where it comes from; a track without a name is named after its file alone', () => {
  const { files } = run(gpx(trk('', points())));
  expect(files[1]?.text).toContain('  source: "GPS recording (walk.gpx)"\n');
  expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({
    properties: { name: null, source: 'walk.gpx', recordedPoints: 26, toleranceM: 3 },
  });
});

test('a track of more points than a day has seconds to record is refused', () => {
  const many = Array.from({ length: 100_001 }, () => '<trkpt lat="51" lon="14"/>');
  expect(() => run(gpx(trk('Up', many)))).toThrow('the track has 100001 points; at most 100000 are imported');
});

test.each(['ice-day', 'mirror-tarn'])('%s is none of the trails, whatever else is called so', (trail) => {
  expect(() => run(gpx(trk('Up', points())), { trail })).toThrow(
    new Error(`there is no readable file trails/${trail}.yaml.`),
  );
});

test('mistakes elsewhere in the content are no matter of this trail', () => {
  const edit = (copy: FixtureCopy) => {
    copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
    copy.edit('trails/marsh-loop.yaml', 'distanceKm: 2.1', 'distanceKm: 2.9');
    copy.edit('events/film-week.yaml', 'name:', 'name: a\nname:');
  };
  const text = gpx(trk('Up', points()));
  const { files, problems } = run(text, {}, edit);
  expect(problems).toEqual([]);
  expect(files).toHaveLength(2);
  expect(() => run(text, { trail: 'ice-days' }, edit)).toThrow(
    'there is no readable file trails/ice-days.yaml.',
  );
});

test('a route that was imported before is replaced by the new one, and checked as it will be', () => {
  const far = gpx(trk('Up', [...points(3), ...points(26).slice(20)]));
  const { files, problems } = run(far.replaceAll('51.41', '51.17').replaceAll('14.2118', '13.58'), {
    trail: 'marsh-loop',
  });
  expect(files).toEqual([]);
  expect(problems.map(({ file }) => file)).toContain('walk.gpx');
});

describe('what people bring', () => {
  const of = (body: string) => `<?xml version="1.0"?>${body}`;
  test.each([
    ['a planned route', gpx('<rte><rtept lat="51.4177" lon="14.2118"/></rte>'), 'planned on a map (<rte>)'],
    ['single places', gpx('<wpt lat="51.4177" lon="14.2118"/>'), 'single places (<wpt>)'],
    ['GeoJSON', '{"type":"FeatureCollection","features":[]}', 'this is a JSON file, not GPX'],
    ['KML', of('<kml><Document/></kml>'), 'this is a KML file, not GPX'],
    ['TCX', of('<TrainingCenterDatabase/>'), 'this is a TCX file, not GPX'],
    [
      'fifty equal points',
      gpx(
        trk(
          'Pause',
          points(50, 0).map((point) => point.replace(/<ele>\d+/, '<ele>1735')),
        ),
      ),
      'shows no walk',
    ],
    [
      'a height of 9,999 m',
      gpx(trk('Up', points().with(3, '<trkpt lat="51.4204" lon="14.2118"><ele>9999</ele></trkpt>'))),
      'track point 4 has an impossible elevation: 9999 m',
    ],
  ])('%s is named as what it is', (_name, text, message) => {
    expect(() => run(text)).toThrow(message);
  });

  test('a track from the far end is turned round with --reverse', () => {
    const turned = gpx(trk('Down', points().toReversed()));
    expect(run(turned).problems.map(({ rule }) => rule)).toEqual(['route-direction']);
    const { files, problems } = run(turned, { isReversed: true });
    expect(problems).toEqual([]);
    expect(parseGeoJson(files[0]?.text ?? '')[0]).toMatchObject({ lat: 51.4177, elevation: 1735 });
  });

  test('places of the line before are kept on the track where it passes them, the others are named', () => {
    const { files, summary } = run(gpx(trk('Up', points())));
    expect(parseGeoJson(files[0]?.text ?? '')[0]).toMatchObject({ name: 'Trailhead' });
    expect(summary).toContain('not on the track, and left out: Fork, Tarn, Teahouse');
  });

  test('a problem with the line names the file and its own point', () => {
    const jump = points().toSpliced(8, 8);
    const { problems } = run(gpx(trk('Up', jump)));
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'walk.gpx',
        message: expect.stringContaining('point 9 of the track is 0.9 km'),
      }),
    );
  });
});

describe('the line before', () => {
  const summaryOf = (trail: string, edit?: (copy: FixtureCopy) => void) =>
    run(gpx(trk('Up', points())), { trail }, edit).summary;

  test('of a recording loses its places too', () => {
    const summary = summaryOf('marsh-loop', ({ edit }) =>
      edit(
        'routes/marsh-loop.geojson',
        '"name": "Marsh loop"',
        '"places": [{ "point": 2, "name": "Bench" }, { "point": 5, "name": "Hide" }]',
      ),
    );
    expect(summary).toMatch(/ m from the line; not on the track, and left out: Bench, Hide$/);
  });

  test('of a sketch has places that walkers know, and such as are only drawn', () => {
    const summary = summaryOf('tarn-teahouse', ({ edit }) => {
      const file = 'trails/tarn-teahouse.yaml';
      edit(file, 'accuracy: traced', 'accuracy: sketch');
      edit(file, '  status: unverified\n  attribution:', '  #');
      edit(file, 'lng: 14.2225 }', 'lng: 14.2225, elevation: 1800, schematic: true }');
      edit(file, '- { lat: 51.4158', '- { name: Bend, lat: 51.4158');
    });
    expect(summary).toMatch(/left out: Bend, Tarn, Teahouse$/);
  });

  test.each([
    ['that is none', 'unmapped-way'],
    ['that is the one of another trail', 'tarn-teahouse-winter'],
  ])('%s has no places to lose', (_what, trail) => {
    expect(summaryOf(trail)).toMatch(/none left out is more than 3 m from the line$/);
  });

  test('is no matter of the new one, whatever is wrong with it', () => {
    const text = gpx(trk('Up', points())).replaceAll('51.4', '51.1').replaceAll('14.2118', '13.58');
    const { problems } = run(text, { trail: 'marsh-loop' }, ({ edit }) =>
      edit('routes/marsh-loop.geojson', '[13.575226, 51.170314', '[13.585226, 51.180314'),
    );
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.map(({ rule }) => rule)).not.toContain('route-jumps');
  });
});

describe('of the trail itself', () => {
  const file = 'trails/tarn-teahouse.yaml';

  test('a mistake is told with its own file, and nothing is written', () => {
    const { files, problems, differsInFigures, summary } = run(
      gpx(trk('Up', points())),
      { isAccepted: true },
      ({ edit }) => edit(file, 'difficulty: moderate', 'difficulty: modrate'),
    );
    expect(problems).toMatchObject([
      { file: expect.stringMatching(/tarn-teahouse\.yaml$/), path: 'difficulty' },
    ]);
    expect([files, differsInFigures]).toEqual([[], false]);
    expect(summary).not.toContain('left out:');
  });

  test('a warning is told, and does not stand in the way', () => {
    const { files, problems, differsInFigures } = run(gpx(trk('Up', points())), {}, ({ edit }) =>
      edit(
        file,
        'scale: 5, source: illustrative, status: unverified',
        'scale: 5, source: illustrative, status: secondary',
      ),
    );
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(files).toHaveLength(2);
    expect(differsInFigures).toBe(false);
  });

  test('a mistake is in the way though figures that differ are accepted', () => {
    const { files, problems, differsInFigures } = run(
      gpx(trk('Up', points(20))),
      { isAccepted: true },
      ({ edit }) => edit(file, 'formerSlugs: [old-teahouse]', 'formerSlugs: [marsh-loop]'),
    );
    expect(problems.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['route-lengths', 'slugs']));
    expect([files, differsInFigures]).toEqual([[], false]);
  });

  test('a text in braces, into which no route can be written, is refused', () => {
    const { files, problems } = run(gpx(trk('Up', points())), {}, ({ edit }) =>
      edit(file, null, '{ route: { aliasOf: marsh-loop }, name: Tarn }\n'),
    );
    expect(files).toEqual([]);
    expect(problems.map(({ rule }) => rule)).toEqual(['yaml-syntax']);
  });
});

/** Returns the points of a walk with errors of 6 m in each direction, drawn by a seeded generator. */
function noisyWalk(seed: number, kilometres: number, stepM = 5): string[] {
  let state = seed;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const error = () => 6 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: (kilometres * 1000) / stepM + 1 }, (_, n) => {
    const lat = 51.4177 + (n * stepM + error()) / 111_195;
    const lng = 14.2118 + error() / (111_195 * Math.cos((51.4177 * Math.PI) / 180));
    const height = 1735 + (400 * n * stepM) / (kilometres * 1000);
    return `<trkpt lat="${lat}" lon="${lng}"><ele>${height.toFixed(1)}</ele></trkpt>`;
  });
}

test.each([1, 2, 3])('a track with 6 m of noise is as long as the walk, within a tenth (seed %i)', (seed) => {
  const { files, problems, summary } = run(gpx(trk('Up', noisyWalk(seed, 2.5))));
  expect(problems).toEqual([]);
  expect(files).toHaveLength(2);
  expect(summary).toMatch(/501 points, 2\.[567] km/);
  expect(summary).toMatch(/; \d+ points nearer to others than the noise of the receiver left out; /);
});

describe('a mistake that all points share is called by its name', () => {
  const swapped = (text: string) => text.replaceAll(/lat="([^"]+)" lon="([^"]+)"/g, 'lat="$2" lon="$1"');

  test('swapped latitude and longitude, both on the globe', () => {
    expect(() => run(swapped(gpx(trk('Up', points()))))).toThrow('lat and lon are swapped in the file');
  });

  test('swapped latitude and longitude, where a longitude is no latitude', () => {
    const west = gpx(trk('Up', points()))
      .replaceAll('lon="14.', 'lon="-115.')
      .replaceAll('><trkpt', '>\n<trkpt');
    expect(() => run(swapped(west))).toThrow(
      /^lat="-115\.2118" is no latitude: lat and lon are swapped in the file.*\(line 2\)$/,
    );
  });

  test('one point elsewhere is no swap', () => {
    const { problems } = run(gpx(trk('Up', points().with(9, '<trkpt lat="14.2118" lon="51.4"/>'))));
    expect(problems.map(({ rule }) => rule)).toContain('coordinates-in-region');
  });

  const inFeet = (text: string) =>
    text.replaceAll(/<ele>(\d+)/g, (_, metres: string) => `<ele>${Math.round(Number(metres) / 0.3048)}`);

  test.each([false, true])('heights in feet (figures accepted: %s)', (isAccepted) => {
    expect(() => run(inFeet(gpx(trk('Up', points()))), { isAccepted })).toThrow(
      'the heights look like feet: the track tops at 7005, which is 2135 m in feet, and highPointM is 2135',
    );
  });

  test('heights in feet above Everest', () => {
    const text = gpx(trk('Up', points())).replaceAll('<ele>1', '<ele>9').replaceAll('<ele>2', '<ele>10');
    expect(() => run(text)).toThrow('Are the heights in feet?');
  });
});

test('a gap between two segments is explained, whichever end the walk starts from', () => {
  const all = points();
  const gap = gpx(trk('Up', all.slice(0, 8), all.slice(16)));
  const reversed = gpx(trk('Down', all.slice(16).toReversed(), all.slice(0, 8).toReversed()));
  for (const [text, isReversed] of [
    [gap, false],
    [reversed, true],
  ] as const) {
    expect(run(text, { isReversed }).problems).toContainEqual(
      expect.objectContaining({
        file: 'walk.gpx',
        message:
          'the track has a gap of 0.9 km between its segments 1 and 2; at most 0.5 km is walked between two points',
        suggestion: expect.stringContaining('paused or lost its signal'),
      }),
    );
  }
});

const route = { source: 'GPS recording "A: b" (a.gpx)', file: 'marsh.geojson' };
const block = `route:
  accuracy: recorded
  source: "GPS recording \\"A: b\\" (a.gpx)"
  file: marsh.geojson`;

test.each([
  [
    'of a trail without one goes to its end',
    'name: Marsh # a comment\n',
    `name: Marsh # a comment\n${block}\n`,
  ],
  ['of a trail without one leaves no empty line', 'name: Marsh\n\n\n', `name: Marsh\n${block}\n`],
  ['on one line', 'name: A\nroute: { accuracy: sketch }\nscene: b\n', `name: A\n${block}\nscene: b\n`],
  [
    'on several lines',
    'name: A\nroute:\n  accuracy: sketch\n  waypoints:\n    - { lat: 1 }\nscene: b\n',
    `name: A\n${block}\nscene: b\n`,
  ],
  ['without a value', 'name: A\nroute:\nscene: b\n', `name: A\n${block}\nscene: b\n`],
  ['at the end', 'name: A\nroute: { aliasOf: b, covers: full }\n', `name: A\n${block}\n`],
  ['at the end without a line end', 'name: A\nroute: { aliasOf: b }', `name: A\n${block}\n`],
  [
    'between comments and quotes, which stay',
    '# head\nname: \'A\'   # why\nroute: { aliasOf: b }\n\n# below\nscene: "b"\n',
    `# head\nname: 'A'   # why\n${block}\n\n# below\nscene: "b"\n`,
  ],
  ['of another group stays', 'access: { route: 7 }\n1: b\n', `access: { route: 7 }\n1: b\n${block}\n`],
  [
    'with a comment behind it, which goes below',
    'name: A\nroute: { aliasOf: b } # for now\nscene: b\n',
    `name: A\n${block}\n # for now\nscene: b\n`,
  ],
  ['with spaces behind it', 'route: { aliasOf: b } \t\n\nscene: b\n', `${block}\n\nscene: b\n`],
])('a route %s', (_how, before, after) => {
  expect(withRoute(before, route)).toBe(after);
});

test('what is written is read back', () => {
  expect(parse(withRoute('name: A\nroute: null\n', route))).toEqual({
    name: 'A',
    route: { accuracy: 'recorded', ...route },
  });
});

test.each(['- a\n', 'words\n', ''])('%j is no record', (text) => {
  expect(() => withRoute(text, route)).toThrow('the trail is not a map of keys');
});
