import { isMap, isScalar, parseDocument } from 'yaml';

/**
 * Returns the text of a trail's file with another recorded route; comments, order and quotes of everything else stay
 * as they are. Throws an Error when the text is no YAML map.
 */
export function withRoute(text: string, route: { source: string; file: string }): string {
  const block = [
    'route:',
    '  accuracy: recorded',
    // Every JSON string is a YAML string.
    `  source: ${JSON.stringify(route.source)}`,
    `  file: ${route.file}`,
  ].join('\n');
  const { contents } = parseDocument(text);
  if (!isMap(contents)) throw new Error('the trail is not a map of keys');
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === 'route');
  if (!pair) return `${text.trimEnd()}\n${block}\n`;
  const [start] = pair.key.range;
  const [, end] = (pair.value ?? pair.key).range;
  const rest = text.slice(end);
  return `${text.slice(0, start)}${block}${/^\s*\n/.test(rest) ? rest.replace(/^[^\S\n]+/, '') : `\n${rest}`}`;
}
