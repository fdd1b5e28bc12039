import { sharedHeaders } from '#schemas/rules/securityHeaders.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Headers of an answer that the function makes itself at an address that everybody may read. */
export const readableHeaders = { ...securityHeaders, ...sharedHeaders };

const methods = 'GET, HEAD, OPTIONS';

/** Tells a program elsewhere that it may read. */
export const allowReading = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...readableHeaders,
      allow: methods,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });

/** Returns true for an answer of the host that leads on. */
export const isRedirect = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.has('location');

/** Returns a redirect of the host that programs elsewhere may follow. */
export function sharedRedirect({ status, headers }: Response): Response {
  const location = headers.get('location') ?? '/';
  return new Response(null, { status, headers: { ...readableHeaders, location } });
}
