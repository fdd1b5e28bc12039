import type { ContentFile } from '../content/loadedContent.ts';
import type { CheckedContent } from '../content/checkedContent.ts';
import { hostsIn } from './hosts.ts';

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
