import { atStart, atValue, type Explanation, type YamlLine } from './yamlLine.ts';

const pair = /^[[(]?\s*([-−–]?\d+(?:\.\d+)?)\s*[,;/ ]\s*([-−–]?\d+(?:\.\d+)?)\s*[\])]?$/;

/** Returns latitude and longitude of a text such as "51.18415, -115.58266"; null for any other text. */
export function positionIn(text: string): { lat: string; lng: string } | null {
  const [, lat, lng] = pair.exec(text.trim()) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const withHyphen = (number: string) => number.replace(/^[−–]/, '-');
  return { lat: withHyphen(lat), lng: withHyphen(lng) };
}

/** Explains `coordinates: 51.18415, -115.58266` above indented keys. */
export function positionOnKeyLine(lines: readonly YamlLine[], until: number): Explanation | null {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.number > until) return null;
    if (line.key === null || !next || next.indent.length <= line.indent.length) continue;
    const position = positionIn(line.value);
    if (!position) continue;
    return {
      ...atValue(line),
      message: `${line.key} has its numbers on the line of the key, and more keys below it`,
      suggestion: `Write lat: ${position.lat} and lng: ${position.lng} on lines of their own below ${line.key}:`,
    };
  }
  return null;
}

/** Explains hyphens before keys that belong together: `- lat: …`, `- lng: …`, `source: …`. */
export function hyphenBeforeKeys(lines: readonly YamlLine[], until: number): Explanation | null {
  const keys = ['lat', 'lng'];
  const index = lines.findIndex(
    ({ key, dashes, number }) => dashes !== '' && key === keys[0] && number <= until,
  );
  const [first, second] = [lines[index], lines[index + 1]];
  if (!first || !second || second.key !== keys[1] || second.dashes === '') return null;
  const above = lines[index - 1];
  const name = above?.key ?? 'the key';
  return {
    ...atStart(first),
    message: `no hyphens below ${name}: ${keys.join(' and ')} are keys, not entries of a list`,
    suggestion: `Write ${first.key}: ${first.value} and ${second.key}: ${second.value}, without hyphens.`,
  };
}
