import type { Exceeded } from './signUpLimits.ts';

/** Why a request is refused: the status, a name for programs and a sentence for people. */
export interface Refusal {
  status: number;
  error: string;
  message: string;
  headers?: Record<string, string>;
}

const sorry = 'Failed to subscribe. Please try again.';

export const refusals = {
  method: { status: 405, error: 'method_not_allowed', message: 'Use POST.', headers: { allow: 'POST' } },
  foreign: { status: 403, error: 'foreign_origin', message: 'Sign up on a page of this guide.' },
  mediaType: {
    status: 415,
    error: 'unsupported_media_type',
    message: 'Send JSON with an email, or a form, in UTF-8.',
  },
  too_large: { status: 413, error: 'body_too_large', message: 'The request is too large.' },
  timeout: { status: 408, error: 'body_timeout', message: 'The request took too long.' },
  not_utf8: { status: 400, error: 'invalid_body', message: 'The request cannot be read.' },
  unreadable: { status: 400, error: 'invalid_body', message: 'The request cannot be read.' },
  automated: { status: 400, error: 'looks_automated', message: sorry },
  address: { status: 400, error: 'invalid_address', message: 'Please enter a valid email address.' },
  notConfigured: {
    status: 503,
    error: 'not_configured',
    message: 'This guide has no newsletter at the moment.',
  },
  storeFailed: { status: 503, error: 'store_failed', message: sorry, headers: { 'retry-after': '60' } },
  unauthorised: {
    status: 401,
    error: 'unauthorised',
    message: 'Send the token of the newsletter.',
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
export const tooMany: Record<Exceeded, Refusal> = {
  network: tooManySignUps('from your network'),
  unknownClients: tooManySignUps('at the moment'),
  domain: tooManySignUps('with addresses of this mail domain'),
};
