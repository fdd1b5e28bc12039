import type { CheckedContent } from '../content/checkedContent.ts';
import type { ContentFile } from '../content/loadedContent.ts';

/** Returns the hosts of every address in a text, in lower case, without "www." and without a dot at the end. */
export function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([^\s/?#:;]+)/gi)].map(([, host = '']) =>
    host
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.+$/, ''),
  );
}

/** Returns true for a host of the list and for what lies below one: "tours.example" has "shop.tours.example". */
export function isHostOf(list: readonly string[], host: string): boolean {
  return list.some((listed) => host === listed || host.endsWith(`.${listed}`));
}

/**
 * Returns a function that lists the official hosts of a content file: those of all bodies, and of the own site of a
 * place to stay or an event.
 */
export function officialHosts(
  content: Pick<CheckedContent, 'site' | 'accommodations' | 'events'>,
): (file: ContentFile) => string[] {
  const bodies = (content.site?.data.sources?.bodies ?? []).flatMap(({ hosts }) => hosts);
  const own = new Map<ContentFile, string[]>([
    ...content.accommodations.map(({ file, data }) => [file, hostsIn(data.officialUrl ?? '')] as const),
    ...content.events.map(({ file, data }) => [file, hostsIn(data.url ?? '')] as const),
  ]);
  return (file) => [...bodies, ...(own.get(file) ?? [])];
}
