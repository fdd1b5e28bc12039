import type { JsonSchema } from '#schemas/readSchemas.ts';
import { positionIn } from '../../load/yaml/explainYaml.ts';
import { toSlug } from '../rules/records/identity.ts';
import { meaningOf, withoutReference } from '../authoredSchemas.ts';
import { intendedMonths, intendedSpan } from './fixDate.ts';
import { hasType, isGroup, type SuggestedFix, type SuggestFix } from './suggestedFix.ts';

const everything =
  /^(?:all(?: (?:year|day|visitors|people))?|year[- ]round|always|every ?(?:day|one|body)|24\/7)$/i;

/** Suggests to leave out a field whose description says that this means everything, such as all year; else null. */
function leftOut(words: string, description: string): SuggestedFix | null {
  const [meaning] = /left out (?:for|when) [^;.]+/.exec(description) ?? [];
  return meaning !== undefined && everything.test(words)
    ? { suggestion: `Remove the line: it is ${meaning}.` }
    : null;
}

export const list: SuggestFix = ({ error, name }) => {
  const { data } = error;
  if (!hasType(error, 'array')) return null;
  if (isGroup(data) && Object.keys(data).length > 0 && Object.values(data).every((value) => value === null))
    return { suggestion: `Write [${Object.keys(data).join(', ')}]` };
  if (typeof data !== 'string') return null;
  const { description = '', items, minItems = 0 } = (error.parentSchema ?? {}) as JsonSchema;
  const whole = leftOut(data, description);
  if (whole) return whole;
  const {
    properties = {},
    description: ofItem = '',
    enum: choices,
  }: JsonSchema = items ? withoutReference(items) : {};
  const span = properties.from ? intendedSpan(data, meaningOf(properties.from) ?? '') : null;
  if (span) return { suggestion: `Write [{ from: '${span[0]}', to: '${span[1]}' }]` };
  const bullet = /^(?:[-•*–]\s*|\d{1,2}[.)]\s+)/.exec(data)?.[0];
  if (bullet !== undefined) {
    const isHyphen = bullet === '-';
    return {
      message: isHyphen
        ? `a space is missing after the hyphens of ${name}`
        : `the items of ${name} begin with ${bullet.trim()}`,
      suggestion: 'Begin each item with a hyphen and a space: - like this',
    };
  }
  const range = /months$/i.test(name) ? intendedMonths(data) : null;
  if (range) return { suggestion: `Write [${range.join(', ')}]` };
  if (everything.test(data)) return { suggestion: description };
  const words = data.replace(/^\((.*)\)$/, '$1');
  if (/^(?:none|nothing|no)$/i.test(words))
    return {
      suggestion:
        Number(minItems) > 0 ? `Write at least one entry. ${description}` : 'Write [] if there are none.',
    };
  const parts = words.split(/\s*[,;/&]\s*|\s+and\s+/);
  const entries = ofItem.startsWith('File name of a record')
    ? parts.map(toSlug).join(', ')
    : choices === undefined
      ? words.replaceAll(/\s*;\s*/g, ', ')
      : parts.join(', ');
  return {
    suggestion: `Write [${entries}], or each entry on a line of its own after a hyphen and a space.`,
  };
};

export const position: SuggestFix = ({ error, name }) => {
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

export const group: SuggestFix = ({ error }) => {
  const { data }: { data?: unknown } = error;
  if (!hasType(error, 'object')) return null;
  const { properties = {}, required = [], description = '' } = (error.parentSchema ?? {}) as JsonSchema;
  const words = typeof data === 'string' ? data.trim() : '';
  const span = properties.from ? intendedSpan(words, meaningOf(properties.from) ?? '') : null;
  if (span) return { suggestion: `Write { from: '${span[0]}', to: '${span[1]}' }` };
  const whole = leftOut(words, description);
  if (whole) return whole;
  const isFree = /^(?:free|no charge)$/i.test(words);
  const keys = (required.length > 0 ? required : Object.keys(properties)).map((key) =>
    isFree && key === 'amount' ? 'amount: 0' : key,
  );
  return keys.length === 0 ? null : { suggestion: `Write its keys below it, indented: ${keys.join(', ')}.` };
};
