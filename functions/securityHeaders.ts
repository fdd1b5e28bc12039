import { permissionsPolicy, securityHeaders as everywhere } from '#schemas/rules/securityHeaders.ts';

/** On every answer that the function makes itself; the host's `_headers` file speaks for files alone. */
export const securityHeaders = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy({ geolocation: false }),
  'referrer-policy': 'no-referrer',
};
