import { UnreadableFeed } from './feedEvent.ts';

/** Throws an UnreadableFeed for an HTML page whose end is missing. */
export function assertWholeHtml(html: string): void {
  if (!/<\/html\s*>\s*(<!--[^]*)?$/i.test(html.slice(-2000)))
    throw new UnreadableFeed('the HTML page is cut off');
}
