import { type ParsedYaml, parseYaml } from './parseYaml.ts';

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
