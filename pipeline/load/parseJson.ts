import { type ParsedYaml, parseYaml } from './parseYaml.ts';

/** Parses JSON. Where something stands in it, and what is wrong with it, the YAML parser says: JSON is YAML, too. */
export function parseJson(text: string): ParsedYaml {
  try {
    const data: unknown = JSON.parse(text);
    return { data, locate: (...place) => parseYaml(text).locate(...place), mistake: null };
  } catch (error) {
    const parsed = parseYaml(text);
    // YAML that is no JSON.
    const message = error instanceof Error ? error.message : String(error);
    return { ...parsed, mistake: parsed.mistake ?? { line: 1, column: 1, message } };
  }
}
