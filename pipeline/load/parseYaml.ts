import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { KeyPath, Locate } from '../content/loadedContent.ts';
import type { Position } from '../content/problem.ts';
import { explainYaml, unknownAlias } from './yaml/explainYaml.ts';
import { findMisreadText } from './yaml/findMisreadText.ts';
import { maxDepth, yamlExcess } from './yaml/yamlExcess.ts';
import type { Explanation } from './yaml/yamlLine.ts';

/** More aliases than any record needs, far fewer than an alias bomb. */
const maxAliasCount = 20;

export interface ParsedYaml {
  data: unknown;
  locate: Locate;
  /** The first syntax mistake, or null. */
  mistake: Explanation | null;
}

/**
 * Parses one YAML document and keeps the position of every value. Warnings, such as unknown tags, count as mistakes.
 * `firstLine` is the line of the file on which the text starts.
 */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const excess = yamlExcess(text);
  if (excess) {
    const mistake = { ...excess, line: excess.line + firstLine - 1 };
    return { data: null, locate: () => ({ line: mistake.line, column: 1 }), mistake };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const locate: Locate = (path, target = 'value') => positionAt(offsetOf(document, path, target));

  const first = document.errors[0] ?? document.warnings[0];
  const inFile = (found: Explanation): Explanation => ({ ...found, line: found.line + firstLine - 1 });
  if (first) {
    const { line, col: column } = lineCounter.linePos(first.pos[0]);
    const syntaxError = { code: first.code, message: first.message, line: Math.max(line, 1), column };
    return { data: null, locate, mistake: inFile(explainYaml(text, syntaxError)) };
  }
  try {
    const data: unknown = document.toJS({ maxAliasCount });
    // A value that holds itself through an alias is deeper than anything.
    if (isDeeper(data, maxDepth)) throw new Error(`values are nested more than ${maxDepth} deep`);
    const hidden = findMisreadText(text, document);
    return { data: hidden ? null : data, locate, mistake: hidden && inFile(hidden) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = unknownAlias(text, message);
    if (unknown) return { data: null, locate, mistake: inFile(unknown) };
    const suggestion = 'Write each value out where it belongs, without & and * and few levels deep.';
    return { data: null, locate, mistake: { line: firstLine, column: 1, message, suggestion } };
  }
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

type Document = ReturnType<typeof parseDocument>;

/** Returns the offset of the key or value at a path, or of the deepest part of the path that exists. */
function offsetOf(document: Document, path: KeyPath, target: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    if (isMap(parent)) {
      const pair = parent.items.find((item) => keyText(item.key) === String(step));
      if (!pair) return offset;
      const keyOffset = startOf(pair.key);
      if (isLast && target === 'key') return keyOffset;
      offset = pair.value === null ? keyOffset : startOf(pair.value);
      node = pair.value;
    } else if (isSeq(parent) && typeof step === 'number') {
      node = parent.items[step];
      if (node === undefined) return offset;
      offset = startOf(node);
    } else {
      return offset;
    }
  }
  return offset;
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Parses JSON. The YAML parser gives the positions, because JSON is YAML, too. */
export function parseJson(text: string): ParsedYaml {
  try {
    const data: unknown = JSON.parse(text);
    return { data, locate: (...place) => parseYaml(text).locate(...place), mistake: null };
  } catch (error) {
    const parsed = parseYaml(text);
    // YAML that is no JSON has no place to show.
    const { line, column } = parsed.mistake ?? { line: 1, column: 1 };
    const reason = error instanceof Error ? error.message : String(error);
    const message = `this is not JSON: ${reason.replace(/,? *("[^]*" is not valid JSON|in JSON at position.*)$/, '')}`;
    const suggestion = 'Look for a comma, colon, quote or bracket that is missing or one too many.';
    return { ...parsed, mistake: { line, column, message, suggestion } };
  }
}
