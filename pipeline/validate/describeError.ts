import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../spelling/closest.ts';

export interface Description {
  message: string;
  suggestion: string | null;
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  null: 'null',
};

const formatNames: Record<string, string> = {
  date: 'a calendar date written as YYYY-MM-DD',
  uri: 'a full web address',
};

/**
 * Describes an error of one value and how to fix it, in the terms of a maintainer. `name` is the path of the value.
 */
export function describeError(error: ErrorObject, name: string): Description {
  const got = ` (got ${shorten(error.data)})`;
  const plain = (text: string): Description => ({ message: `${name} ${text}`, suggestion: null });
  const { params } = error;
  switch (error.keyword) {
    case 'enum':
    case 'const': {
      const allowed = (error.keyword === 'const' ? [error.schema] : error.schema) as unknown[];
      const words = allowed.map(String);
      return { message: `${name} must be ${orList(words)}${got}`, suggestion: didYouMean(error.data, words) };
    }
    case 'type': {
      const types = [params.type as string | string[]].flat().map((type) => typeNames[type] ?? type);
      return plain(`must be ${orList(types)}${got}`);
    }
    case 'format':
      return plain(`must be ${formatNames[params.format] ?? params.format}${got}`);
    case 'pattern': {
      const meaning = (error.parentSchema?.description as string | undefined) ?? `match ${params.pattern}`;
      return { message: `${name} has the wrong format${got}`, suggestion: meaning };
    }
    case 'minimum':
      return plain(`must be at least ${params.limit}${got}`);
    case 'maximum':
      return plain(`must be at most ${params.limit}${got}`);
    case 'minLength':
      return plain('must not be empty');
    case 'maxLength':
      return plain(`may have at most ${params.limit} characters (has ${String(error.data).length})`);
    case 'minItems':
      return plain(`needs at least ${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`);
    case 'maxItems':
      return plain(`may have at most ${params.limit} entries`);
    case 'uniqueItems':
      return plain('lists the same entry twice');
    default:
      return plain(error.message ?? 'is not valid');
  }
}

/** `a, b or c`. */
export function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
