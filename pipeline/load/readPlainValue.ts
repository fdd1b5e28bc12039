/** What a plain YAML text can hold. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Words that stand for themselves: no mark of YAML at their start, none that ends a key or starts a comment. */
const words = /^[^\s\-?:,[\]{}#&*!|>'"%@`.+=<~\d](?:[^:#]|:(?=[^ ])|(?<! )#)*$/;

/** The same between brackets, where commas and brackets have a meaning, too. */
const flowWords = /^[^:#,[\]{}'"]+$/;

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** A date, or digits that go on in words: `2 to 3 hours`. Other numbers have forms of their own. */
const notANumber = /^(?:\d{4}-\d{2}-\d{2}|\d+ [^:#]*)$/;

/** A value on one line, or undefined for what the complete parser has to read. */
export function readScalar(text: string): Plain | undefined {
  if (text.endsWith(' ')) return undefined;
  if (text.startsWith("'")) {
    return /^'(?:[^']|'')*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : undefined;
  }
  if (text.startsWith('"')) return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : undefined;
  if (number.test(text)) return Number(text);
  if (notANumber.test(text)) return text;
  if (!words.test(text)) return undefined;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  return /^(?:null|Null|NULL)$/.test(text) ? null : text;
}

/** A list or map between brackets on one line, or undefined for what the complete parser has to read. */
export function readFlow(text: string): Plain | undefined {
  const inner = text.slice(1, -1).trim();
  const isList = text.startsWith('[');
  if (!text.endsWith(isList ? ']' : '}')) return undefined;
  if (inner === '') return isList ? [] : {};
  const parts = splitFlow(inner);
  if (!parts) return undefined;
  return isList ? readFlowList(parts) : readFlowMap(parts);
}

function readFlowList(parts: readonly string[]): Plain[] | undefined {
  const list = parts.map(readFlowValue);
  return list.includes(undefined) ? undefined : list.flatMap((value) => (value === undefined ? [] : [value]));
}

function readFlowMap(parts: readonly string[]): Record<string, Plain> | undefined {
  const map: Record<string, Plain> = {};
  for (const part of parts) {
    const [, key = '', text = ''] = /^([A-Za-z][\w-]{0,99}): (.+)$/.exec(part) ?? [];
    const value = readFlowValue(text.trimStart());
    if (key === '' || typeof readScalar(key) !== 'string' || key in map || value === undefined)
      return undefined;
    map[key] = value;
  }
  return map;
}

function readFlowValue(text: string): Plain | undefined {
  if (text.startsWith("'") || text.startsWith('"') || flowWords.test(text)) return readScalar(text);
  return undefined;
}

/** The parts between commas; null where brackets stand inside brackets or a quoted comma may be meant. */
function splitFlow(text: string): string[] | null {
  if (/[[\]{}]/.test(text)) return null;
  // A comma between quotes is no end: such a part starts with a quote and does not end with one.
  const parts = text.split(',').map((part) => part.trim());
  return parts.includes('') ? null : parts;
}
