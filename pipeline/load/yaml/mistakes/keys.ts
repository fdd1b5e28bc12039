import { atStart, write } from '../yamlLine.ts';
import type { Explain } from './mistake.ts';

/** `****`, `~~~~`, ```` ```yaml ````: a line of marks around or between parts. */
export const ruleOfMarks: Explain = ({ lines, syntaxError }) => {
  const drawn = lines.find(
    ({ text, number }) =>
      number <= syntaxError.line &&
      /^\s*(?:([*=~_#+.-])\1{2,}|```\w*)\s*$/.test(text) &&
      text.trim() !== '---',
  );
  if (!drawn) return null;
  return {
    ...atStart(drawn),
    message: 'this line is no key with a value',
    suggestion: 'Remove it, or put # before it.',
  };
};

/** A key that a group holds twice. */
export const keyTwice: Explain = ({ syntaxError, at, lines }) => {
  if (syntaxError.code !== 'DUPLICATE_KEY') return null;
  const [key = ''] = /^[\p{L}\p{N}_-]+/u.exec(at.text.slice(syntaxError.column - 1)) ?? [];
  const first = lines.find(
    ({ number, text }) => number <= at.number && new RegExp(`(^|[\\s{,-])${key}:`).test(text),
  );
  const where = first && first.number !== at.number ? `, first on line ${first.number}` : '';
  return {
    line: at.number,
    column: syntaxError.column,
    message: `${key} is here twice${where}`,
    suggestion: 'Remove one of the two, or name the second one as you meant it.',
  };
};

/** `---` between two records. */
export const secondDocument: Explain = ({ syntaxError, at }) => {
  if (syntaxError.code !== 'MULTIPLE_DOCS') return null;
  return {
    ...atStart(at),
    message: 'the line --- begins a second document; a file holds one record',
    suggestion:
      'Move what follows it into a file of its own; remove the line only if both parts are one record.',
  };
};

/** A line that is neither a key nor an item nor part of a text. */
export const noKey: Explain = ({ at, before, after, lines }) => {
  if (at.dashes !== '' && at.key !== null && at.indent === '' && before && before.value !== '')
    return {
      ...atStart(at),
      message: `the hyphen before ${at.key} begins a list, and the lines around it are none`,
      suggestion: write(`${at.key}: ${at.value}`),
    };
  if (at.dashes !== '' && at.key === null && after?.key && after.indent.length > at.indent.length)
    return {
      ...atStart(at),
      message: `the item is a text, and keys such as ${after.key} follow below it`,
      suggestion: 'Write its key and a colon before the text, as other items of such a list have it.',
    };
  if (at.key !== null || at.dashes !== '') return null;
  const text = at.text.trim();
  const block = lines.findLast(({ number }) => number < at.number);
  const place = atStart(at);
  if (block && /^[|>][-+]?$/.test(block.value)) {
    return {
      ...place,
      message: `the text of ${block.key ?? 'the item'} is not indented`,
      suggestion: `Put ${block.indent.length + 2} spaces before each of its lines.`,
    };
  }
  if (/^(?:\/[/*]|<!--)/.test(text)) {
    return {
      ...place,
      message: 'a note begins with #',
      suggestion: write(`# ${text.replaceAll(/^(?:\/[/*]|<!--) ?| ?(?:\*\/|-->)$/g, '')}`),
    };
  }
  const [, key = '', sign = '', value = ''] =
    /^[*_`]*([A-Za-z][\w-]*)(?:\s*(:[*_`]+|->|[-=–;：.,\t])\s*(.*))?$/.exec(text) ?? [];
  if (key !== '') {
    return {
      ...place,
      message:
        sign === ''
          ? `a colon is missing after ${key}`
          : `a key is followed by a colon, not by ${sign.trim() || 'a tab'}`,
      suggestion: write(`${key}: ${value}`),
    };
  }
  return {
    ...place,
    message: 'this line is neither a key with its value nor part of a list',
    suggestion:
      before && !/^[a-z]\w* \S+(?: \S+)?$/.test(text)
        ? `Indent it below the key to which it belongs, or put # before it if it is a note.`
        : `${/^[a-z]\w* /.test(text) ? `Write ${text.replace(' ', ': ')} if it is a key, or put` : 'Put'} # before it if it is a note.`,
  };
};
