import { hyphenBeforeKeys, positionOnKeyLine } from './explainPosition.ts';
import { commaTooMany, missingComma, unclosed } from './mistakes/brackets.ts';
import { indentation, otherSpace, tab } from './mistakes/indents.ts';
import { keyTwice, noKey, ruleOfMarks, secondDocument } from './mistakes/keys.ts';
import {
  listOnLineOfKey,
  missingSpace,
  missingSpaceAfterHyphen,
  otherBullet,
} from './mistakes/missingSpaces.ts';
import type { Explain, Mistake, YamlComplaint } from './mistakes/mistake.ts';
import { colonInText, markInFront, textAfterQuote, wrongEscape } from './mistakes/quotes.ts';
import { type Explanation, isBlank, readLines } from './yamlLine.ts';

/**
 * Explains the mistake in a text that is no YAML: its line, and the line to write instead. The parser reports the
 * consequence of a mistake, often lines below it and in its own terms.
 */
export function explainYaml(text: string, complaint: YamlComplaint): Explanation {
  const lines = readLines(text);
  const saying = lines.filter((line) => !isBlank(line));
  const at = saying.findLast(({ number }) => number <= complaint.line) ?? saying[0];
  if (!at) return otherMistake(complaint);
  const index = saying.indexOf(at);
  const found: Mistake = {
    complaint,
    lines: saying,
    at,
    before: saying[index - 1],
    after: saying[index + 1],
  };
  for (const explain of explanations) {
    const explanation = explain(found);
    if (explanation) return explanation;
  }
  return otherMistake(complaint);
}

const position: Explain = ({ lines, complaint }) => positionOnKeyLine(lines, complaint.line);

const hyphens: Explain = ({ lines, complaint }) => hyphenBeforeKeys(lines, complaint.line);

/** Explanations in order of certainty. Each relies on the lines more than on the parser's error. */
const explanations: readonly Explain[] = [
  ruleOfMarks,
  otherSpace,
  tab,
  position,
  hyphens,
  unclosed,
  keyTwice,
  secondDocument,
  missingSpace,
  missingSpaceAfterHyphen,
  otherBullet,
  wrongEscape,
  textAfterQuote,
  listOnLineOfKey,
  missingComma,
  commaTooMany,
  markInFront,
  colonInText,
  noKey,
  indentation,
];

function otherMistake({ message, line, column }: YamlComplaint): Explanation {
  return {
    line,
    column,
    message: `this line cannot be read as YAML: ${message}`,
    suggestion: 'Compare it with the same line of another record, or put its text in quotes.',
  };
}
