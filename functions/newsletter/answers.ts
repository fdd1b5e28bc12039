import { escapeText } from 'entities/escape';
import { securityHeaders } from '../answers.ts';
import type { Exceeded } from './signUpLimits.ts';

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

/** Why a request is refused: the status, a name for programs and a sentence for people. */
export interface Refusal {
  status: number;
  error: string;
  message: string;
  headers?: Record<string, string>;
}

const sorry = 'Failed to subscribe. Please try again.';

export const refusals = {
  method: {
    status: 405,
    error: 'method_not_allowed',
    message: 'Sign up with the form in the guide.',
    headers: { allow: 'POST' },
  },
  foreign: { status: 403, error: 'foreign_origin', message: 'Please sign up on this site.' },
  mediaType: {
    status: 415,
    error: 'unsupported_media_type',
    message: 'Send JSON with an email, or a form, in UTF-8.',
  },
  too_large: { status: 413, error: 'body_too_large', message: 'The request is too large.' },
  timeout: { status: 408, error: 'body_timeout', message: 'The request took too long.' },
  not_utf8: { status: 400, error: 'invalid_body', message: "We couldn't read the request." },
  unreadable: { status: 400, error: 'invalid_body', message: "We couldn't read the request." },
  automated: { status: 400, error: 'looks_automated', message: sorry },
  address: { status: 400, error: 'invalid_address', message: 'Please enter a valid email address.' },
  notConfigured: {
    status: 503,
    error: 'not_configured',
    message: "There's no newsletter right now.",
  },
  storeFailed: { status: 503, error: 'store_failed', message: sorry, headers: { 'retry-after': '60' } },
  unauthorised: {
    status: 401,
    error: 'unauthorised',
    message: 'Send the newsletter token.',
    headers: { 'www-authenticate': 'Bearer' },
  },
} satisfies Record<string, Refusal>;

const tooManySignUps = (where: string): Refusal => ({
  status: 429,
  error: 'too_many_requests',
  message: `Too many sign-ups ${where}. Please try again in an hour.`,
  headers: { 'retry-after': '3600' },
});

/** Refusals by the limit that a sign-up exceeds. */
export const limitRefusals: Record<Exceeded, Refusal> = {
  network: tooManySignUps('from your network'),
  unknownClients: tooManySignUps('right now'),
  domain: tooManySignUps('from this email domain'),
};
