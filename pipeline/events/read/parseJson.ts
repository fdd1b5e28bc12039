/** A string of JSON, in which line ends and tabs may stand raw, or one that never ends. */
const strings = /"(?:[^"\\]|\\[^])*(?:"|$)/g;

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Parses JSON as content systems write it: raw line ends and tabs inside of strings, which the standard forbids, are read
 * as such. Throws a SyntaxError for everything else that is no JSON.
 */
export function parseJson(text: string): unknown {
  const body = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    const mended = body.replaceAll(strings, (string) =>
      string.replaceAll(/[\n\r\t]/g, (control) => escapes[control] ?? ' '),
    );
    if (mended === body) throw error;
    return JSON.parse(mended) as unknown;
  }
}
