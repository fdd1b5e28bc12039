import type { Explanation, YamlLine } from '../yamlLine.ts';

/** Error of the YAML parser. */
export interface YamlSyntaxError {
  code: string;
  message: string;
  line: number;
  column: number;
}

/** A mistake in a text, with the lines around it. */
export interface Mistake {
  syntaxError: YamlSyntaxError;
  lines: readonly YamlLine[];
  /** The line at which the parser stumbled, and those that say something before and after it. */
  at: YamlLine;
  before: YamlLine | undefined;
  after: YamlLine | undefined;
}

/** Returns the explanation of a mistake of one kind; null if the mistake is of another. */
export type Explain = (found: Mistake) => Explanation | null;
