/**
 * Headers of every answer of the guide: the host sends them for its files (`_headers`), the function for the rest. A
 * resource policy does not keep programs elsewhere from reading what the guide shares with them by CORS.
 */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const switchedOff = ['camera', 'microphone', 'payment', 'usb'];

/** Returns the permissions policy: nothing but, on maps, the visitor's own place. */
export const permissionsPolicy = ({ geolocation }: { geolocation: boolean }) =>
  [...switchedOff.map((feature) => `${feature}=()`), `geolocation=(${geolocation ? 'self' : ''})`].join(', ');

/** Addresses that programs elsewhere may read, as the host's `_headers` file names them. */
export const sharedPaths = ['/api/*', '/gpx/*', '/schemas/*', '/events.ics', '/events/*.ics'];

/** On what may be read from everywhere, and on the answers that say that there is none. */
export const sharedHeaders = { 'access-control-allow-origin': '*' };
