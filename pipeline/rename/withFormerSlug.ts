import { isMap, isScalar, parseDocument } from 'yaml';

/**
 * Returns the text of a record that keeps its old name under formerSlugs, behind those that it has; the name that it
 * gets is no longer a former one.
 */
export function withFormerSlug(text: string, old: string, present: string): string {
  const isMarkdown = /^---[ \t]*\r?\n/.test(text);
  const start = isMarkdown ? text.indexOf('\n') + 1 : 0;
  const end = isMarkdown ? text.slice(start).search(/^---[ \t]*\r?$/m) + start : text.length;
  const keys = text.slice(start, end);
  const document = parseDocument(keys);
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === 'formerSlugs')
    : undefined;
  const former = (document.toJS() as { formerSlugs?: string[] } | null)?.formerSlugs ?? [];
  const list = [...former.filter((slug) => slug !== present && slug !== old), old];
  const line = `formerSlugs: [${list.join(', ')}]\n`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (!pair) {
    const before = keys === '' || keys.endsWith('\n') ? keys : `${keys}${eol}`;
    return text.slice(0, start) + before + line.replace('\n', eol) + text.slice(end);
  }
  const from = (pair.key as { range?: [number, number, number] | null }).range?.[0] ?? 0;
  const to = (pair.value as { range?: [number, number, number] | null } | null)?.range?.[1] ?? from;
  return (
    text.slice(0, start) +
    keys.slice(0, from) +
    line.trimEnd() +
    keys.slice(to).replace(/^(?!\r?\n)(?=\S)/, eol) +
    text.slice(end)
  );
}
