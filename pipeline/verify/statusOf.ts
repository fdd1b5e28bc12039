import type { Entry } from '../content/checkedContent.ts';
import type { ContentFile } from '../content/loadedContent.ts';
import { hostsIn, isHostOf } from '../sources/hosts.ts';
import { officialHosts } from '../sources/officialHosts.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';

/** Returns the status of a source: official on the own domain of a body, or of the place or event itself. */
export function statusOf(
  source: string,
  file: ContentFile,
  files: readonly ContentFile[],
): 'official' | 'secondary' {
  const official = officialHosts({
    site: entries('site', files)[0] ?? null,
    accommodations: entries('accommodation', [file]),
    events: entries('event', [file]),
  })(file);
  return hostsIn(source).every((host) => isHostOf(official, host)) ? 'official' : 'secondary';
}

function entries<K extends 'site' | 'accommodation' | 'event'>(
  kind: K,
  files: readonly ContentFile[],
): Entry<K>[] {
  return files.flatMap((file): Entry<K>[] => {
    const { slug, data } = file;
    return file.kind === kind && isAuthored(kind, data) ? [{ kind, slug, file, data }] : [];
  });
}
