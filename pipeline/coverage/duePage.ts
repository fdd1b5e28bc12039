import type { CheckedContent } from '../content/checkedContent.ts';
import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import { hostsIn, isHostOf } from '../sources/hosts.ts';
import { officialHosts } from '../sources/officialHosts.ts';

/** Page on which a figure can be looked up. */
export interface DuePage {
  address: string;
  kind: 'official' | 'other' | 'search';
}

/**
 * Returns a function that finds the page for a figure: an address of its source, of its entry or of its record, an
 * official one before others; else a search for the record on the official hosts.
 */
export function duePages(content: CheckedContent): (file: ContentFile, path: KeyPath) => DuePage {
  const officialIn = officialHosts(content);
  const hosts = (content.site?.data.sources?.bodies ?? []).flatMap((body) => body.hosts.slice(0, 1));
  const park = content.site?.data.park ?? '';
  return (file, path) => {
    const sources = [path, ['provenance']].map((group) => valueAt(file.data, [...group, 'source']));
    const own = [...path.map((_, length) => path.slice(0, path.length - length)), []].flatMap((group) =>
      ['url', 'officialUrl'].map((key) => valueAt(file.data, [...group, key])),
    );
    const addresses = [...sources, ...own].flatMap((text) =>
      typeof text === 'string' ? addressesIn(text) : [],
    );
    const official = officialIn(file);
    const isOfficial = (address: string) => hostsIn(address).every((host) => isHostOf(official, host));
    const best = addresses.find(isOfficial);
    if (best !== undefined) return { address: best, kind: 'official' };
    const [other] = addresses;
    return other === undefined ? searchFor([nameOf(file), park], hosts) : { address: other, kind: 'other' };
  };
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s;]+/g)].map(([address]) => address.replace(/[).,]+$/, ''));
}

function searchFor(words: readonly string[], hosts: readonly string[]): DuePage {
  const sites = hosts.map((host) => `site:${host}`).join(' OR ');
  const query = [...words, ...(sites === '' ? [] : [`(${sites})`])].join(' ');
  return { address: `https://duckduckgo.com/?q=${encodeURIComponent(query)}`, kind: 'search' };
}

/** Returns the name of a record as visitors know it. */
export function nameOf({ slug, data }: ContentFile): string {
  const name = valueAt(data, ['name']) ?? valueAt(data, ['title']);
  return typeof name === 'string' ? name : slug;
}
