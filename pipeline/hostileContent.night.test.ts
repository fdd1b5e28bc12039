import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { derive } from './derive/derive.ts';
import { publishedFiles } from './emit/publishedFiles.ts';
import { copyFixture, type FixtureCopy, fixtureToday } from './fixtures/fixtureContent.ts';
import { loadContent } from './load/loadContent.ts';
import { formatProblems, sourceTexts } from './report/formatProblems.ts';
import { validateContent } from './validate/validateContent.ts';

const record = 'attractions/old-mine.yaml';

/** Returns the output of the check in each format. */
function check(copy: FixtureCopy) {
  const loaded = loadContent(copy.content);
  const { problems, content } = validateContent(loaded, fixtureToday);
  for (const format of ['text', 'json', 'github'] as const)
    formatProblems(problems, format, sourceTexts(loaded));
  return { problems, content, rules: problems.map(({ rule }) => rule) };
}

const nested = (depth: number) => `name: ${'['.repeat(depth)}${']'.repeat(depth)}\n`;
const indented = (depth: number) => Array.from({ length: depth }, (_, n) => `${' '.repeat(n)}a:`).join('\n');
const bomb = Array.from({ length: 12 }, (_, n) =>
  n === 0
    ? 'a0: &a0 [x, x]'
    : `a${n}: &a${n} [${Array(10)
        .fill(`*a${n - 1}`)
        .join(', ')}]`,
).join('\n');

// An endless check would fail at the timeout of the test.
describe('a whole file that is hostile or broken is one problem, found at once', () => {
  test.each([
    ['lists nested 100 deep', nested(100), 'yaml-syntax'],
    ['lists nested 100,000 deep', nested(100_000), 'yaml-syntax'],
    ['maps nested 100 deep', indented(100), 'yaml-syntax'],
    ['an alias bomb', bomb, 'yaml-syntax'],
    ['an alias of itself', 'name: &a [*a]\n', 'yaml-syntax'],
    ['an unknown tag', 'name: !!js/function "function () {}"\n', 'yaml-syntax'],
    ['two documents', 'name: a\n---\nname: b\n', 'yaml-syntax'],
    ['a tab', 'name:\n\t- a\n', 'yaml-syntax'],
    ['an open quote', `name: "${'a'.repeat(10_000)}\n`, 'yaml-syntax'],
    ['nothing', '', 'file-empty'],
    ['comments alone', '# later\n', 'schema'],
    ['a scalar', 'just words\n', 'schema'],
    ['NUL bytes', 'name: a\0b\n', 'file-encoding'],
    ['Latin-1 bytes', Buffer.from('name: caf\xe9\n', 'latin1'), 'file-encoding'],
    ['UTF-16', Buffer.from('\ufeffname: a\n', 'utf16le'), 'file-encoding'],
    ['half of a character', Buffer.from([0x6e, 0xe2, 0x82]), 'file-encoding'],
    ['50 MB', Buffer.alloc(50_000_000, 0x61), 'file-size'],
  ])('%s', (_name, bytes, rule) => {
    using copy = copyFixture();
    writeFileSync(join(copy.content, record), bytes);
    const { rules, content } = check(copy);
    expect(rules).toEqual([rule]);
    expect(content).toBeNull();
  });
});

describe('keys that mean something to JavaScript are keys like any other', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('%s', (key) => {
    using copy = copyFixture();
    copy.edit(record, 'category:', `${key}: { polluted: true }\ncategory:`);
    const { problems } = check(copy);
    expect(problems).toMatchObject([{ rule: 'schema', line: 5, message: `${key} is not a known key` }]);
    expect('polluted' in {}).toBe(false);
  });
});

describe('names of files', () => {
  test.each([
    ['a look-alike letter', 'attractions/l\u0430ke.yaml'],
    ['dots', 'attractions/...yaml'],
    ['a reserved name', 'attractions/con.yaml'],
    ['a full-width name', 'attractions/\uff4dine.yaml'],
    ['capitals', 'attractions/Old-Mine.yaml'],
    ['a line break', 'attractions/a\nb.yaml'],
  ])('%s is refused', (_name, file) => {
    using copy = copyFixture();
    const { files } = loadContent(copy.content);
    const source = files.find(({ slug }) => slug === 'old-mine')?.text ?? '';
    copy.edit(file, null, source);
    const { problems, content } = check(copy);
    expect(problems.every(({ rule }) => rule === 'slugs' || rule === 'file-unexpected')).toBe(true);
    expect(problems.length > 0 || file.includes('...')).toBe(true);
    expect(content === null || file.includes('...')).toBe(true);
  });

  test.each([
    ['../old-mine', 'schema'],
    ['a/b', 'schema'],
    ['..', 'schema'],
    ['l\u0430ke', 'file-letters'],
    ['CON', 'schema'],
  ])('a reference to %j is refused', (slug, rule) => {
    using copy = copyFixture();
    copy.edit('attractions/mirror-tarn.yaml', '[tarn-teahouse]', `['${slug}']`);
    expect(check(copy).rules).toEqual([rule]);
  });

  test('a photograph outside the folder is refused', () => {
    using copy = copyFixture();
    const photo = "photo: { file: '../../../etc/passwd.jpg', alt: Three plain words, credit: A, licence: B }";
    copy.edit(record, 'category:', `${photo}\ncategory:`);
    expect(check(copy).rules).toEqual(['schema']);
  });
});

test('folders in place of files, links to nowhere and links that go round are problems', () => {
  using copy = copyFixture();
  // It names the record.
  rmSync(join(copy.content, 'notices/mine-gate.yaml'));
  rmSync(join(copy.content, record));
  mkdirSync(join(copy.content, record));
  mkdirSync(join(copy.content, 'routes/marsh.gpx'));
  symlinkSync('/nowhere/at/all.yaml', join(copy.content, 'events/lost.yaml'));
  symlinkSync('round.yaml', join(copy.content, 'events/round.yaml'));
  symlinkSync('..', join(copy.content, 'events/up'));
  const { rules } = check(copy);
  expect(rules).toEqual(Array(5).fill('file-unexpected'));
});

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://',
    'https://a b.example',
    '//evil.example',
    'ftp://a.example',
    'https://user:password@a.example/"onload="x',
  ])('%s is refused', (address) => {
    using copy = copyFixture();
    copy.edit('activities/tarn-canoe.yaml', 'https://tours.example/canoe', JSON.stringify(address));
    expect(check(copy).rules).toEqual(['schema']);
  });
});

describe('text that would end a script, a tag, a CDATA section or a calendar line', () => {
  const evil = `</script><script>alert(1)</script> ]]> <!-- & " ' \u2028 \\n END:VEVENT`;

  function publishedWithEvil() {
    using copy = copyFixture();
    const quoted = JSON.stringify(evil);
    copy.edit('events/ice-days.yaml', 'name: Ice days', `name: ${quoted}`);
    copy.edit('trails/tarn-teahouse.yaml', 'name: Teahouse above the tarn', `name: ${quoted}`);
    copy.edit('trails/tarn-teahouse.yaml', 'name: Fork', `name: ${quoted}`);
    copy.edit('attractions/mirror-tarn.yaml', 'name: Mirror Tarn', `name: ${quoted}`);
    copy.edit('attractions/old-mine.yaml', 'about: Nobody', "about: '`</script>` \\<script> Nobody");
    copy.edit('attractions/old-mine.yaml', 'no coordinates.', "no coordinates.'");
    const { problems, content } = check(copy);
    // Odd names are warned of, and published as they are.
    expect(problems.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(
      Array.from({ length: 3 }, () => 'names: warning'),
    );
    if (!content) throw new Error('the content was refused');
    return publishedFiles(derive(content, { today: fixtureToday() }));
  }

  test('survives word for word in JSON and only escaped everywhere else', () => {
    const files = new Map(publishedWithEvil().map(({ path, text }) => [path, text]));
    const tarn = JSON.parse(files.get('api/attractions/slug/mirror-tarn.json') ?? '{}');
    expect(tarn.name).toBe(evil);
    const mine = JSON.parse(files.get('api/attractions/slug/old-mine.json') ?? '{}');
    expect(mine.aboutHtml).not.toMatch(/<\/?script/i);
    expect(mine.aboutHtml).toContain('&#x3C;/script>');
    for (const path of ['gpx/tarn-teahouse.gpx', 'sitemap.xml'])
      expect(files.get(path)).not.toMatch(/<\/?script/i);
    const calendar = files.get('events.ics') ?? '';
    expect(calendar.match(/^END:VEVENT\r?$/gm)).toHaveLength(4);
    expect(calendar.match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(4);
  });
});

test('raw HTML in any Markdown text is refused, closing tags and comments that open nothing included', () => {
  for (const html of ['<script>alert(1)</script>', '</script>', '<!--', '<iframe src=x>', '<svg/onload=x>']) {
    using copy = copyFixture();
    copy.edit('pages/home.md', 'Welcome', `${html} Welcome`);
    const { content } = check(copy);
    if (!content) continue;
    const files = publishedFiles(derive(content, { today: fixtureToday() }));
    expect(files.find(({ path }) => path === 'api/pages/home.json')?.text).not.toMatch(
      /<(script|\/script|!--|iframe|svg)/,
    );
  }
});

describe('tracks', () => {
  const entities = '<!DOCTYPE g [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><g>&b;</g>';
  test.each([
    ['entities', 'bare-ridge.gpx', entities],
    [
      'an outside entity',
      'bare-ridge.gpx',
      '<!DOCTYPE g [<!ENTITY a SYSTEM "file:///etc/passwd">]><g>&a;</g>',
    ],
    ['elements nested without end', 'bare-ridge.gpx', '<a>'.repeat(200_000)],
    ['half a file', 'bare-ridge.gpx', '<gpx><trk><trkseg><trkpt lat="51.2" lon="13'],
    ['no track', 'bare-ridge.gpx', '<gpx/>'],
    ['JSON nested without end', 'marsh-loop.geojson', '['.repeat(200_000)],
    ['half of the JSON', 'marsh-loop.geojson', '{"type":"LineString","coordinates":[[14'],
    [
      'numbers beyond all bounds',
      'marsh-loop.geojson',
      '{"type":"LineString","coordinates":[[1e999,51],[0,51]]}',
    ],
    [
      'features inside features',
      'marsh-loop.geojson',
      `${'{"type":"Feature","geometry":'.repeat(50_000)}null${'}'.repeat(50_000)}`,
    ],
  ])('%s is one problem', (_name, file, text) => {
    using copy = copyFixture();
    writeFileSync(join(copy.content, 'routes', file), text);
    expect(check(copy).rules).toEqual(['route-syntax']);
  });
});
