import { atValue, type Explanation, inQuotes, readLines, withValue, write } from './yamlLine.ts';

/** Explains `name: *star`, which YAML reads as the value that another line has named "star". */
export function unknownAlias(text: string, complaint: string): Explanation | null {
  const [, name] = /Unresolved alias[^:]*: (\S+)/.exec(complaint) ?? [];
  if (name === undefined) return null;
  const line = readLines(text).find(({ value }) => value.startsWith(`*${name}`));
  if (!line) return null;
  return {
    ...atValue(line),
    message: `*${name} names another value, and no value has that name`,
    suggestion: write(withValue(line, inQuotes(line.value))),
  };
}
