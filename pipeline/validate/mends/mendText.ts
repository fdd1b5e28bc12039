import type { JsonSchema } from '#schemas/readSchemas.ts';
import { inQuotes } from '../../load/yaml/yamlLine.ts';
import { clockMeant } from './clockMeant.ts';
import { contactMeant } from './contactMeant.ts';
import { hasType, isGroup, type MendOne } from './mend.ts';

export const text: MendOne = ({ error, name, line }) => {
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

export const clock: MendOne = ({ error: { data, parentSchema } }) => {
  const time = typeof data === 'string' && isClock(parentSchema) ? clockMeant(data) : null;
  return time === null ? null : { suggestion: `Write '${time}'` };
};

export const contact: MendOne = ({ error: { data, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  const meant = typeof data === 'string' ? contactMeant(data, description) : null;
  return meant === null ? null : { suggestion: meant };
};

/** Letters that cannot be seen, in a name that is right without them. */
export const invisible: MendOne = ({ error: { data, parentSchema }, name }) => {
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
