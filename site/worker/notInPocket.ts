import { escapeAttribute } from 'entities/escape';
import { withBase } from '../base/guideBase.ts';

/** A page that is kept: its address and the text of its title, as HTML. */
export interface KeptPage {
  path: string;
  title: string;
}

/** Returns the title of a page without the name of the guide, still as HTML; its address if it has none. */
export function titleOf(html: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '').trim() || escapeAttribute(path);
}

/** Returns a pattern for the words of a page that are replaced: see routes/OfflinePage.tsx. */
const placeOf = (name: string) => new RegExp(`(<[a-z]+[^>]* data-fill="${name}"[^>]*>)[^<]*(<)`);

/** Returns the page in place of one that is not stored, with its address and the nearest pages. */
export function notInPocket(template: string, wanted: string, nearest: readonly KeptPage[]): string {
  const links = nearest
    .map(({ path, title }) => `<li><a href="${escapeAttribute(withBase(path))}">${title}</a></li>`)
    .join('');
  return template
    .replace(
      placeOf('wanted'),
      (_, open: string, close: string) => open + escapeAttribute(withBase(wanted)) + close,
    )
    .replace(placeOf('nearest'), (_, open: string, close: string) => open + links + close);
}
