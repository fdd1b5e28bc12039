import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { didYouMean } from '../spelling/closest.ts';
import { positionIn } from '../load/yaml/explainPosition.ts';
import { inQuotes } from '../load/yaml/yamlLine.ts';
import { clockMeant } from './mends/clockMeant.ts';
import { contactMeant } from './mends/contactMeant.ts';
import { monthsMeant } from './mends/monthsMeant.ts';
import { numberMeant } from './mends/numberMeant.ts';

/** Suggestion for a value that its schema refuses. `message` replaces the schema's message if the cause is known. */
export interface Mend {
  message?: string;
  suggestion: string;
}

/** A refused value and its position. */
export interface RefusedValue {
  error: ErrorObject;
  /** Its path, for people. */
  name: string;
  /** Its line of the file. */
  line: string;
  /** The group of keys that holds it. */
  parent: unknown;
}

/** Guesses the intended value of one that has another type or form; null if there is no clue. */
export function mendValue(refused: RefusedValue): Mend | null {
  const { error } = refused;
  for (const mend of mends[error.keyword] ?? []) {
    const found = mend(refused);
    if (found) return found;
  }
  return null;
}

type MendOne = (refused: RefusedValue) => Mend | null;

/** Quotes that word processors put in; YAML takes them for letters. */
const curly = /^[“”„«‘’‚](.*)[“”»‘’]$/;

/** Returns a text without curly quotes around it; null when it has none. */
export function withoutCurlyQuotes(value: unknown): string | null {
  return typeof value === 'string' ? (curly.exec(value)?.[1] ?? null) : null;
}

const curlyWord: MendOne = ({ error: { data }, name }) => {
  const inner = withoutCurlyQuotes(data);
  if (inner === null) return null;
  return {
    message: `${name} is in curly quotes, which are letters in YAML`,
    suggestion: `Write ${inner} without them.`,
  };
};

const nothing: MendOne = ({ error: { data, parentSchema }, name, line }) => {
  if (data !== null) return null;
  const swallowed = /:\s+(#.*)$/.exec(line)?.[1];
  if (swallowed !== undefined) {
    return {
      message: `${name} is empty: YAML takes the text after # for a comment`,
      suggestion: `Put the text in quotes: ${inQuotes(swallowed)}`,
    };
  }
  const { description } = (parentSchema ?? {}) as JsonSchema;
  return {
    message: `${name} is empty`,
    suggestion: `Write a value after the colon.${description ? ` ${description}` : ''}`,
  };
};

const hasType = ({ params }: ErrorObject, ...types: string[]) =>
  types.some((type) => [params.type as string | string[]].flat().includes(type));

const unknownWords =
  /^(?:tb[acd]|n\/?a|unknown|none|nothing|null|nil|\?+|-+|–|—|to be (?:announced|confirmed|decided))\.?$/i;

/** Words that say that a value is not known yet. */
const notKnown: MendOne = ({ error: { data, params }, name }) => {
  if (typeof data !== 'string' || !unknownWords.test(data.trim())) return null;
  if (params.type !== undefined && !hasType({ params } as ErrorObject, 'number', 'integer', 'boolean'))
    return null;
  return {
    suggestion: params.mayBeNull
      ? 'Write null while it is not known.'
      : `Write the value, or leave ${/\.(?=[^.]*$)/.test(name) ? name.replace(/\.[^.]*$/, '') : 'the record'} out until it is known.`,
  };
};

const number: MendOne = ({ error, name }) => {
  if (!hasType(error, 'number', 'integer')) return null;
  const { data } = error;
  if (data === '') return { message: `${name} is empty`, suggestion: 'Write the number, or remove the key.' };
  if (typeof data === 'number') {
    if (name.endsWith('Minutes') && data < 24)
      return { suggestion: `Write ${Math.round(data * 60)} if these are hours: the field counts minutes.` };
    return { suggestion: `Write ${Math.round(data)}.` };
  }
  if (typeof data !== 'string') return null;
  if (/[°'′]/.test(data))
    return { suggestion: 'Write degrees with decimals, for example 51.4177; south and west are negative.' };
  if (/^-?\d+(\.\d+)?$/.test(data)) return { suggestion: `Write ${data} without quotes.` };
  if (/^-?\d{1,3}(,\d{3})+$/.test(data))
    return { suggestion: `Write ${data.replaceAll(',', '')} without a comma.` };
  if (/^-?\d+,\d+$/.test(data))
    return { suggestion: `Write ${data.replace(',', '.')}: decimals follow a point.` };
  return numberMeant(data, name);
};

const yes = new Set(['yes', 'y', 'on', 'true', '1']);
const no = new Set(['no', 'n', 'off', 'false', '0']);

const truth: MendOne = ({ error }) => {
  if (!hasType(error, 'boolean')) return null;
  const word = String(error.data).toLowerCase();
  if (yes.has(word)) return { suggestion: 'Write true.' };
  return no.has(word) ? { suggestion: 'Write false.' } : { suggestion: 'Write true or false.' };
};

const list: MendOne = ({ error, name }) => {
  const { data } = error;
  if (!hasType(error, 'array') || typeof data !== 'string') return null;
  const bullet = /^[-•*–]\s*/.exec(data)?.[0];
  if (bullet !== undefined) {
    const isHyphen = bullet === '-';
    return {
      message: isHyphen
        ? `a space is missing after the hyphens of ${name}`
        : `the items of ${name} begin with ${bullet.trim()}`,
      suggestion: 'Begin each item with a hyphen and a space: - like this',
    };
  }
  const range = monthsMeant(data);
  if (range) return { suggestion: `Write [${range.join(', ')}]` };
  return { suggestion: `Write [${data}], or each entry on a line of its own after a hyphen and a space.` };
};

const text: MendOne = ({ error, name, line }) => {
  const { data, parentSchema } = error;
  if (!hasType(error, 'string')) return null;
  if (typeof data === 'number' || typeof data === 'boolean') {
    const written = asWritten(line, data);
    const time = isClock(parentSchema) ? clockMeant(written) : null;
    if (time !== null) return { suggestion: `Write '${time}'` };
    if (/(^|\.)duration$/.test(name) && typeof data === 'number') {
      const [from, to] = [Math.floor(data), Math.ceil(data)];
      return { suggestion: from === to ? `Write ${from} hours` : `Write ${from} to ${to} hours` };
    }
    return { suggestion: `Put it in quotes: '${written}'` };
  }
  const [entry, ...others] = isGroup(data) ? Object.entries(data) : [];
  if (!entry || others.length > 0) return null;
  const [key, value] = entry;
  if (typeof value === 'object' && value !== null) return null;
  const words =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const whole = `${key}: ${words}`.trimEnd();
  return {
    message: `${name} has a colon in its text, so YAML takes the part before it for a key`,
    suggestion: `Put the text in quotes: ${inQuotes(whole)}`,
  };
};

/** Returns the value as it is in the file: 0017 is a number to YAML, and loses its zeros. */
function asWritten(line: string, data: number | boolean): string {
  const tokens = line.match(/[^\s,:[\]{}'"#]+(?::\d+)*/g) ?? [];
  return (
    tokens.find((token) => token !== '' && (Number(token) === data || token === String(data))) ?? String(data)
  );
}

const isClock = (schema: unknown) =>
  /A time in the park/.test((schema as JsonSchema | undefined)?.description ?? '');

const clock: MendOne = ({ error: { data, parentSchema } }) => {
  const time = typeof data === 'string' && isClock(parentSchema) ? clockMeant(data) : null;
  return time === null ? null : { suggestion: `Write '${time}'` };
};

const contact: MendOne = ({ error: { data, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  const meant = typeof data === 'string' ? contactMeant(data, description) : null;
  return meant === null ? null : { suggestion: meant };
};

/** Letters that cannot be seen, in a name that is right without them. */
const invisible: MendOne = ({ error: { data, parentSchema }, name }) => {
  if (typeof data !== 'string') return null;
  const clean = data.replaceAll(/[\s\p{Cf}]+/gu, '');
  const { pattern } = (parentSchema ?? {}) as JsonSchema;
  if (clean === data || clean === '' || typeof pattern !== 'string' || !new RegExp(pattern, 'u').test(clean))
    return null;
  return {
    message: `${name} has a space or an invisible letter in it (got ${JSON.stringify(data)})`,
    suggestion: `Type it anew: ${clean}`,
  };
};

const position: MendOne = ({ error, name }) => {
  const { data } = error;
  const keys = Object.keys(((error.parentSchema ?? {}) as JsonSchema).properties ?? {});
  if (!hasType(error, 'object') || !keys.includes('lat')) return null;
  if (Array.isArray(data) && data.length > 0 && data.every((entry) => isGroup(entry))) {
    const own: Record<string, unknown> = Object.assign({}, ...data);
    const written = Object.entries(own).map(([key, value]) => `${key}: ${String(value)}`);
    return {
      message: `no hyphens below ${name}: ${Object.keys(own).join(', ')} are keys, not entries of a list`,
      suggestion: `Write ${written.join(' and ')}, without hyphens.`,
    };
  }
  const found = positionIn(Array.isArray(data) ? data.join(', ') : String(data));
  const others =
    ((error.parentSchema ?? {}) as JsonSchema).required?.filter((key) => !/^l(?:at|ng)$/.test(key)) ?? [];
  const beside = others.length > 0 ? `, and ${others.join(', ')} beside them` : '';
  return (
    found && {
      suggestion: `Write lat: ${found.lat} and lng: ${found.lng} on lines of their own below ${name}:${beside}`,
    }
  );
};

const group: MendOne = ({ error }) => {
  if (!hasType(error, 'object')) return null;
  const { properties = {}, required = [] } = (error.parentSchema ?? {}) as JsonSchema;
  const keys = required.length > 0 ? required : Object.keys(properties);
  return keys.length === 0 ? null : { suggestion: `Write its keys below it, indented: ${keys.join(', ')}.` };
};

const choice: MendOne = ({ error: { data, schema, keyword } }) => {
  const words = ((keyword === 'const' ? [schema] : schema) as unknown[]).map(String);
  if (typeof data === 'string') {
    const meant = words.filter((word) =>
      data
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .includes(word.toLowerCase()),
    );
    const range = monthsMeant(data);
    if (range && words.length === 12)
      return { suggestion: `Write each as an entry of its own: ${range.join(', ')}` };
    if (meant.length > 1) return { suggestion: `Write each as an entry of its own: ${meant.join(', ')}` };
    const hint = didYouMean(data, words);
    if (hint !== null) return { suggestion: hint };
  }
  if (typeof data === 'number' && words.length === 12) {
    const month = words[data - 1];
    if (month !== undefined) return { suggestion: `Write the name of the month: ${month}` };
  }
  return { suggestion: words.length === 1 ? `Write ${words[0]}.` : 'Take one of these.' };
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the date that a person meant, written as it should be; null when it cannot be told. */
function dateMeant(words: string): string | null {
  const [, a = '', b = '', c = ''] =
    /^(\d{1,4})[./ -]+(\d{1,2}|\p{L}+)[./, -]+(\d{1,4})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u.exec(
      words.trim(),
    ) ?? [];
  const named = months.indexOf(b.slice(0, 3).toLowerCase()) + 1;
  const [year, first, second] = a.length === 4 ? [a, b, c] : [c, b, a];
  const isSwapped = Number(first) > 12 && Number(second) <= 12;
  const month = named || Number(isSwapped ? second : first);
  const day = Number(isSwapped ? first : second);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // A day that its month does not have becomes one of the next.
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

const date: MendOne = ({ error: { data, params } }) => {
  if (params.format !== 'date') return null;
  if (typeof data === 'string' && isDateRange(data))
    return {
      suggestion:
        'Write one day here. An event of several days has the first as startDate and the last as endDate.',
    };
  const meant = dateMeant(String(data));
  return {
    suggestion:
      meant === null ? "Write a day of the calendar, for example '2027-05-14'." : `Write '${meant}'.`,
  };
};

const dateRanges = [
  /\d\s*(?:\bto\b|\buntil\b|\btill\b|–|—|\.\.+)\s*\d/i,
  /\d\s+-\s+\d/,
  /^\d{4}-\d{2}-\d{2}[-/]\d{4}/,
  /^\d{1,2}-\d{1,2}[ .,]+\p{L}{3,}/u,
  /\p{L}{3,} \d{1,2}\s*-\s*\d{1,2}(?:$|,| \d{4})/u,
];

function isDateRange(words: string): boolean {
  return dateRanges.some((range) => range.test(words));
}

const address: MendOne = ({ error: { data, params, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (typeof data !== 'string' || !(params.format === 'uri' || /web address/.test(description))) return null;
  if (/^(?:mailto:)?[^\s@/]+@[\w.-]+$/.test(data))
    return {
      suggestion: 'This is an e-mail address: write the address of a page of theirs, or remove the key.',
    };
  if (/^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)\b/i.test(data))
    return { suggestion: 'This address leads to your own computer: write that of the page on the web.' };
  if (/\s/.test(data.trim()))
    return { suggestion: `Write ${data.trim().replaceAll(/\s/g, '%20')}: an address has no spaces.` };
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(data)) return { suggestion: `Write https://${data}` };
  const mended = data.replace(/^(https?)(:\/?|\/\/)(?!\/)/i, '$1://');
  return mended === data ? null : { suggestion: `Write ${mended}` };
};

/** A latitude beyond the poles whose neighbour would be one. */
const swapped: MendOne = ({ error: { data }, name, parent }) => {
  if (!isGroup(parent) || typeof data !== 'number' || !/(^|\.)lat$/.test(name)) return null;
  const { lng } = parent;
  if (typeof lng !== 'number' || Math.abs(lng) > 90) return null;
  return {
    message: `${name} is ${data} and lng ${lng}: they are swapped`,
    suggestion: `Write lat: ${lng} and lng: ${data}.`,
  };
};

const mends: Record<string, readonly MendOne[]> = {
  type: [nothing, curlyWord, notKnown, number, truth, list, text, position, group],
  enum: [nothing, curlyWord, choice],
  const: [nothing, curlyWord, choice],
  format: [curlyWord, notKnown, date, address],
  pattern: [curlyWord, notKnown, clock, contact, invisible, address],
  minimum: [swapped],
  maximum: [swapped],
};

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
