import { permissionsPolicy, securityHeaders as everywhere } from '#schemas/rules/securityHeaders.ts';

/** Returns an answer of one line of text. */
export const textAnswer = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', ...more },
  });

/** On every answer that the function makes itself; the host's `_headers` file speaks for files alone. */
export const securityHeaders = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy({ geolocation: false }),
  'referrer-policy': 'no-referrer',
};

/** Answer to a request for a file that the host could not fetch just now. */
export const hostFailure = {
  status: 503,
  error: 'unavailable',
  message: 'Something went wrong on our end. Please try again in a minute.',
  headers: { 'retry-after': '60' },
};

/** Returns true when the host failed: the file may be there all the same. */
export const hasHostFailed = ({ status }: Response): boolean => status === 429 || status >= 500;

const keepable = new Set([200, 206, 304]);

/**
 * Forbids caching of every answer but a file and "not modified". A browser that keeps an error goes on without the file
 * when it is there again.
 */
export function cacheNoErrors(response: Response): Response {
  if (keepable.has(response.status)) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
