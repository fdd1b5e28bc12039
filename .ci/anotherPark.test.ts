import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What runs, whichever park the content is about. */
const rooms = ['pipeline', 'site', 'functions', 'schemas', 'public', '.ci', '.config'];

/** Tests speak of parks; the masters are pictures of what the content names, made from it. */
const outside =
  /\.test\.tsx?$|^pipeline\/fixtures\/|^pipeline\/pictures\/masters\/|^site\/e2e\/|package-lock\.json$/;

/** Files that may, and why. */
const excused: Record<string, string> = {
  '.ci/searchQueries.yaml':
    'queries that visitors ask of the content: a guide to another park writes its own',
  'pipeline/events/calendarZones.ts': 'names of zones in Windows',
  'pipeline/events/toRecord.ts': 'an address as feeds write it',
  'schemas/rules/money.ts': 'its comments show how amounts are written',
  'pipeline/reference/frontMatterSnippets.ts': 'stops of an editor snippet begin with that sign',
  'schemas/rules/currencyName.ts': 'its comment names currencies',
  'pipeline/spelling/canadianSpellings.ts': 'a language, which any guide may be written in',
  'pipeline/validate/rules/texts/plainTexts.ts': 'asks the content for that language',
};

const park =
  /banff|canmore|\bjasper\b|lake louise|moraine.lake|alberta|canad|calgary|edmonton|rockies|rocky mountain|icefields parkway|\bbow (river|valley|lake|falls)/i;
/** One digit after the sign is a part of a match, as in a replacement. */
const moneyOfOneCountry = /\bCAD\b|\bCA ?\$|\$\$\{|\$\d{2}|>\$\d|\bdollars?\b/;
const oneLocale = /\ben-CA\b|\ben_CA\b|America\/[A-Z]|\+1[ (-]*403|\b403-\d/;
/** The guide has its name from the content; programs may have it in the names of what they store. */
const nameOfTheGuide = /\bLarch\b/;
const words = [park, moneyOfOneCountry, oneLocale, nameOfTheGuide];

/** The lines of a text that know one park, with their numbers. */
function knowing(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      words.some((word) => word.test(line)) ? [`${index + 1}: ${line.trim()}`] : [],
    );
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .trim()
    .split('\n')
    .filter((file) => !outside.test(file) && /\.([cm]?[jt]sx?|json|jsonc|svg|css|html|ya?ml)$/.test(file))
    .filter((file) => existsSync(join(root, file)));
}

test.each([
  "const town = 'Banff';",
  '<p>Drive from Calgary</p>',
  'price={`from CA $${price}`}',
  'return `$${amount}`;',
  "budget: 'Under $100',",
  '/** Amount in dollars. */',
  "amount.toLocaleString('en-CA')",
  "timeZone: 'America/Edmonton',",
  '"const": "CAD"',
  'call +1 403 762 1470',
  '<title>Larch</title>',
])('%s knows one park', (line) => {
  expect(knowing(line)).toHaveLength(1);
});

test.each([
  "text.replace(/a(b)/, '$1')",
  "gpx.replaceAll(/<(name)>/g, '$1$3$2')",
  "import { drawLarch } from './larch.ts';",
  "name: 'larch-scheme',",
  'const path = `/places/${slug}`;',
])('%s knows none', (line) => {
  expect(knowing(line)).toEqual([]);
});

test('no program knows which park it is for, what it is called or what money buys there', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !Object.hasOwn(excused, file))
    .flatMap((file) =>
      knowing(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line.slice(0, 200)}`),
    );
  expect(found).toEqual([]);
});

test('every excuse is still needed', () => {
  const needless = Object.keys(excused).filter(
    (file) => knowing(readFileSync(join(root, file), 'utf8')).length === 0,
  );
  expect(needless).toEqual([]);
});
