import { inQuotes } from '../../load/yaml/yamlLine.ts';
import { suggestContact } from './suggestContact.ts';
import { hasType, isGroup, type SuggestFix } from './suggestedFix.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';

export const text: SuggestFix = ({ error, name, line }) => {
  const { data, parentSchema } = error;
  if (!hasType(error, 'string')) return null;
  if (typeof data === 'number' || typeof data === 'boolean') {
    if (parentSchema?.format === 'date')
      return { suggestion: "Write a day of the calendar, for example '2027-05-14'." };
    const written = asWritten(line, data);
    if (isClock(parentSchema)) {
      const time = intendedTime(written);
      return time === null ? null : { suggestion: `Write '${time}'` };
    }
    if (/(^|\.)duration$/.test(name) && typeof data === 'number') {
      // Nobody walks 15 hours: these are minutes.
      if (data >= 15 && data < 60) return { suggestion: `Write ${data} minutes` };
      const hours = data < 15 ? data : data / 60;
      const [from, to] = [Math.floor(hours), Math.ceil(hours)];
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
  ((schema as JsonSchema | undefined)?.description ?? '').includes('HH:MM');

export const contact: SuggestFix = ({ error: { data, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  const intended = typeof data === 'string' ? suggestContact(data, description) : null;
  return intended === null ? null : { suggestion: intended };
};

/** Letters that cannot be seen, in a name that is right without them. */
export const invisible: SuggestFix = ({ error: { data, parentSchema }, name }) => {
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

/** Returns the time HH:MM that a text such as "7pm", "19.30" or "7:30 p.m." means; null if it is unclear. */
export function intendedTime(text: string): string | null {
  if (/^(?:noon|midday)$/i.test(text.trim())) return '12:00';
  const [, hours = '', minutes = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{1,2})(?::00)?)?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(
      text.trim().replace(/^(\d{1,2})(\d\d)(?!\d)/, '$1:$2'),
    ) ?? [];
  if (hours === '') return null;
  const isTwelveHours = half !== '';
  const hour = isTwelveHours ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  // YAML drops the zero of 19.30.
  if (hour === 24 && Number(minutes) === 0) return '23:59';
  const minute = Number(minutes.length === 1 && /\./.test(text) ? `${minutes}0` : minutes);
  if (hour > 23 || minute > 59 || (isTwelveHours && Number(hours) > 12)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export const address: SuggestFix = ({ error: { data, params, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (typeof data !== 'string' || !(params.format === 'uri' || /web address/.test(description))) return null;
  if (/^(?:mailto:)?[^\s@/]+@[\w.-]+$/.test(data))
    return {
      suggestion: 'This is an email address. Use a web page address, or remove the key.',
    };
  if (/^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)\b/i.test(data))
    return { suggestion: 'This address points to your own computer. Use the public one.' };
  const [one = '', ...others] = data.trim().split(/[\s,;]+(?=https?:)/);
  if (others.length > 0) return { suggestion: `Write one address: ${one}` };
  const [, page, words] =
    /^(\S+(?:\/|\.[a-z]{2,4})|\S+(?= \(|\s[-–—]\s))\s+(.*\p{L}.*)$/iu.exec(data.trim()) ?? [];
  if (page !== undefined) return { suggestion: `Write ${page} # ${words}` };
  if (/\s/.test(data.trim()))
    return { suggestion: `Write ${data.trim().replaceAll(/\s/g, '%20')}: an address has no spaces.` };
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(data)) return { suggestion: `Write https://${data}` };
  const corrected = data
    .trim()
    .replace(/^(?:<|\[.*\]\()(.*)[>)]$/, '$1')
    .replace(/(?<=^https?:\/\/[^/]*),/g, '.')
    .replace(/^(https?)(:\/?|\/\/)(?!\/)/i, '$1://');
  return corrected === data ? null : { suggestion: `Write ${corrected}` };
};
