import { atStart, atValue, type Explanation, write, type YamlLine } from '../yamlLine.ts';
import type { Explain } from './mistake.ts';

/** `name:Mirror Tarn`. */
export const missingSpace: Explain = ({ at }) => {
  const [, start = '', rest = ''] = /^(\s*(?:- +)*[A-Za-z][\w-]*:)([^\s:/].*)$/.exec(at.text) ?? [];
  if (rest === '') return null;
  return {
    line: at.number,
    column: start.length,
    message: 'a space is missing after the colon',
    suggestion: write(`${start} ${rest}`),
  };
};

/** `-boots`. */
export const missingSpaceAfterHyphen: Explain = ({ at, before, after }) => {
  const line = [at, before, after].find(
    (candidate) =>
      candidate !== undefined && /^\s*-[^\s-]/.test(candidate.text) && !/^\s*-\d/.test(candidate.text),
  );
  return line ? missingHyphenSpace(line) : null;
};

export function missingHyphenSpace(line: YamlLine): Explanation {
  return {
    ...atStart(line),
    message: 'a space is missing after the hyphen',
    suggestion: write(line.text.replace('-', '- ')),
  };
}

/** `tags: - boots`. */
export const listOnLineOfKey: Explain = ({ at }) => {
  const { key, value, indent } = at;
  if (key === null || !value.startsWith('- ')) return null;
  return {
    ...atValue(at),
    message: `the list of ${key} begins on the line of its key`,
    suggestion: `Write ${key}: on a line of its own, and ${indent}  ${value} below it.`,
  };
};

/** `• boots`. */
export const otherBullet: Explain = ({ at }) => {
  const bullet = /^\s*([*•–—])\s+/.exec(at.text)?.[1];
  if (bullet === undefined) return null;
  return {
    ...atStart(at),
    message: `a list item begins with a hyphen, not with ${bullet}`,
    suggestion: write(at.text.replace(bullet, '-')),
  };
};
