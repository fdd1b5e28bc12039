import type { ContentFile } from '../content/loadedContent.ts';
import type { CheckedContent } from '../content/checkedContent.ts';
import { hostsIn } from './hosts.ts';

/**
 * For a file of the content, the hosts that are official there: those of all bodies, and of the site that a place to
 * stay or an event has of its own.
 */
export function officialHosts(content: CheckedContent): (file: ContentFile) => string[] {
  const bodies = (content.site?.data.sources?.bodies ?? []).flatMap(({ hosts }) => hosts);
  const own = new Map<ContentFile, string[]>([
    ...content.accommodations.map(({ file, data }) => [file, hostsIn(data.officialUrl ?? '')] as const),
    ...content.events.map(({ file, data }) => [file, hostsIn(data.url ?? '')] as const),
  ]);
  return (file) => [...bodies, ...(own.get(file) ?? [])];
}
