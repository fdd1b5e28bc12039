import { photographLicenceNames, refusalOf } from '#schemas/rules/photographs/photographLicences.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { seasonMonths } from '#schemas/rules/months.ts';
import { closest } from '../../spelling/closest.ts';
import { toSlug } from '../rules/records/identity.ts';
import { orList } from '../describeError.ts';
import { monthIndex, intendedMonths } from './fixDate.ts';
import { hasType, type SuggestFix } from './suggestedFix.ts';

const yes = new Set(['yes', 'y', 'on', 'true', '1']);

const no = new Set(['no', 'n', 'off', 'false', '0']);

export const truth: SuggestFix = ({ error, name }) => {
  if (!hasType(error, 'boolean')) return null;
  const word = String(error.data).toLowerCase();
  if (yes.has(word) || name.toLowerCase().endsWith(`is${word}`)) return { suggestion: 'Write true.' };
  return no.has(word) ? { suggestion: 'Write false.' } : { suggestion: 'Write true or false.' };
};

/** Says why a licence is refused, because the word that resembles it most is a licence with other conditions. */
export const licence: SuggestFix = ({ error: { data, schema } }) => {
  const isLicence = Array.isArray(schema) && schema.includes(photographLicenceNames[0]);
  const reason = isLicence ? refusalOf(String(data)) : null;
  return reason === null ? null : { suggestion: reason };
};

/** Words that a person takes for each other; those of one field are in groups of their own. */
const synonyms: readonly (readonly string[])[] = [
  ['easy', 'simple', 'beginner', 'gentle'],
  ['moderate', 'medium', 'intermediate', 'middle', 'average', 'mid-range'],
  ['hard', 'difficult', 'strenuous', 'challenging', 'demanding', 'expert'],
  ['modest', 'cheap', 'budget', 'inexpensive'],
  ['dear', 'expensive', 'pricey', 'luxury'],
  ['fall', 'autumn'],
  ['loop', 'circuit', 'circular', 'lollipop'],
  ['out-and-back', 'return', 'round trip', 'there and back'],
  ['point-to-point', 'one way', 'one-way', 'traverse'],
  ['hotel', 'lodge', 'inn', 'motel'],
  ['campground', 'campsite', 'camping'],
  ['scheduled', 'confirmed', 'planned', 'announced'],
  ['closure', 'closed', 'closing'],
  ['restriction', 'restricted', 'rule', 'ban'],
  ['lat', 'latitude'],
  ['lng', 'lon', 'long', 'longitude'],
  ['name', 'title', 'heading'],
  ['officialUrl', 'url', 'website', 'homepage', 'link'],
  ['description', 'summary', 'text', 'about'],
  ['unconfirmed', 'tentative', 'provisional', 'postponed'],
  ['startDate', 'date', 'start', 'begins', 'from'],
  ['endDate', 'end', 'ends', 'until', 'to'],
  ['bus', 'public transport', 'transit'],
  ['recorded', 'gps', 'tracked'],
  ['dining', 'restaurant', 'food', 'cafe', 'bar'],
];

/** Returns the one of some words that is said in place of another; null if there is none. */
export function sameWord(word: string, words: readonly string[]): string | null {
  const same = synonyms.find((group) => group.includes(word) && group.some((other) => words.includes(other)));
  return words.find((known) => same?.includes(known)) ?? null;
}

export const choice: SuggestFix = ({ error: { data, schema, keyword }, name }) => {
  const words = ((keyword === 'const' ? [schema] : schema) as unknown[]).map(String);
  if (typeof data === 'string') {
    const parts = data.toLowerCase().split(/[^\p{L}-]+/u);
    const written = [...parts, ...parts.flatMap((part) => part.split('-'))];
    const found = words.filter((word) => written.includes(word.toLowerCase()));
    const isMonth = words.length === 12;
    const range = isMonth ? intendedMonths(data) : null;
    if (range) return { suggestion: `Write each as an entry of its own: ${range.join(', ')}` };
    if (isMonth && (data.toLowerCase() === 'autumn' || data.toLowerCase() in seasonMonths))
      return { suggestion: `Write the months of ${data}, each as an entry of its own.` };
    const isEntry = name.endsWith(']');
    const [one, ...others] = found;
    if (one !== undefined && !isEntry && (others.length > 0 || /[,;/&(]|\band\b/.test(data)))
      return {
        suggestion: `Write ${others.length > 0 ? 'one of them' : 'one value'}: ${orList(found)}`,
      };
    if (found.length > 1) return { suggestion: `Write each as an entry of its own: ${found.join(', ')}` };
    const word =
      (isMonth && words[monthIndex(data)]) ||
      (sameWord(data.toLowerCase(), words) ??
        closest(data, words) ??
        (/^(?!.*\bno[nt]?\b)[\p{L} -]+$/iu.test(data) ? one : null) ??
        words.find((known) => known.startsWith(`${data}s`) || known.startsWith(`${data}e`)) ??
        null);
    // Unverified is no slip of verified, but its opposite.
    if (word !== null && word !== `un${data.toLowerCase()}`) return { suggestion: `Did you mean "${word}"?` };
  }
  if (typeof data === 'number' && words.length === 12) {
    const month = words[data - 1];
    if (month !== undefined) return { suggestion: `Write the name of the month: ${month}` };
  }
  return { suggestion: words.length === 1 ? `Write ${words[0]}.` : 'Take one of these.' };
};

/** Quotes that word processors put in; YAML takes them for letters. */
const curly = /^[“”„«‘’‚](.*)[“”»‘’]$/;

/** Returns a text without curly quotes around it; null when it has none. */
export function withoutCurlyQuotes(value: unknown): string | null {
  return typeof value === 'string' ? (curly.exec(value)?.[1] ?? null) : null;
}

export const curlyWord: SuggestFix = ({ error: { data }, name }) => {
  const inner = withoutCurlyQuotes(data);
  if (inner === null) return null;
  return {
    message: `${name} is in curly quotes, which are letters in YAML`,
    suggestion: `Write ${inner} without them.`,
  };
};

/** A list where one value is due. */
export const onlyOne: SuggestFix = ({ error }) => {
  const { data }: { data?: unknown } = error;
  const [only, ...others] = Array.isArray(data) ? (data as unknown[]) : [];
  if (typeof only !== 'string') return null;
  if (error.keyword === 'type' && !hasType(error, 'string')) return null;
  if (others.length > 0)
    return error.keyword === 'enum'
      ? { suggestion: `Write one of them: ${orList([only, ...others].map(String))}` }
      : null;
  return { suggestion: `Write ${only}, without brackets or a hyphen.` };
};

/** A record that is named as visitors know it. */
export const fileName: SuggestFix = ({ error: { data, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (!description.startsWith('File name of a record')) return null;
  const several = String(data).split(/\s+/);
  if (several.length > 1 && several.every((part) => part.includes('-')))
    return { suggestion: `Write ${several.join(', ')}` };
  const found = toSlug(
    String(data)
      .replace(/^.*\//, '')
      .replace(/\.(?:ya?ml|md)$/, ''),
  );
  return found === '' ? null : { suggestion: `Write ${found}` };
};

/** A record that is named without its kind, or by its folder. */
export const recordKey: SuggestFix = ({ error: { data, parentSchema }, name, keysOf }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (typeof data !== 'string' || !description.startsWith('Kind and slug')) return null;
  const keys = keysOf(toSlug(data.slice(data.lastIndexOf('/') + 1).replace(/\.yaml$/, '')));
  if (keys.length === 0) return null;
  return {
    message: data.includes('/') ? undefined : `${name} has no kind (got "${data}")`,
    suggestion: `Write ${orList(keys)}`,
  };
};
