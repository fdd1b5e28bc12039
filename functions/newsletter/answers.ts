import { escapeText } from 'entities/escape';
import { securityHeaders } from '../securityHeaders.ts';
import type { Refusal } from './refusals.ts';

const headers = { ...securityHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Returns an answer for programs. */
export const jsonAnswer = (status: number, body: object, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...headers, ...more } });

/** Text of a newsletter page, with at most one button. */
export interface PageWords {
  heading: string;
  text: string;
  button?: string;
}

/** Returns an answer for people. Its form posts to the address of the page itself, with its token. */
export function pageAnswer(
  status: number,
  { heading, text, button }: PageWords,
  more: Record<string, string> = {},
): Response {
  const form = button ? `<form method="post"><button>${escapeText(button)}</button></form>` : '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(heading)}</title>
<link rel="stylesheet" href="/newsletter.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<main>
<h1>${escapeText(heading)}</h1>
<p>${escapeText(text)}</p>
${form}
<p><a href="/">Back to the guide</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...more },
  });
}

/** Returns true for a browser that sent a plain form. */
export const wantsPage = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/html') === true;

/** Returns a refusal, as a page for browsers that sent a plain form. */
export function refuse(request: Request, { status, error, message, headers: more }: Refusal): Response {
  return wantsPage(request)
    ? pageAnswer(status, { heading: 'Newsletter', text: message }, more)
    : jsonAnswer(status, { error, message }, more);
}
