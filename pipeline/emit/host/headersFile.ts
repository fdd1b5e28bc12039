import { alwaysRevalidate, longCaching } from '#schemas/rules/caching.ts';
import {
  permissionsPolicy,
  securityHeaders,
  sharedHeaders,
  sharedPaths,
} from '#schemas/rules/securityHeaders.ts';
import type { Site } from '#schemas/types/published.ts';
import { type PartnerWidget, partnerWidgetPath } from '../../derive/partnerWidget.ts';
import type { HostDirective, ThirdParty } from '../../derive/thirdParties.ts';

type Policy = Record<string, readonly string[]>;

const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

function pagePolicy(parties: readonly ThirdParty[], widget: PartnerWidget | null): Policy {
  const outside = (directive: HostDirective) => [
    ...new Set(parties.flatMap(({ allows }) => allows[directive] ?? [])),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...outside('script-src')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...outside('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside('connect-src')],
    ...(widget && { 'frame-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...outside('form-action')],
    'frame-ancestors': ["'none'"],
  };
}

const widgetPolicy = (hosts: readonly string[]): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hosts],
  'style-src': ["'unsafe-inline'", ...hosts],
  'img-src': ['data:', ...hosts],
  'font-src': hosts,
  'connect-src': hosts,
  'frame-src': hosts,
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Returns the header with the day of the data, which programs of other sites may read. */
const dayHeaders = (builtOn: string) => ({
  'generated-on': builtOn,
  'access-control-expose-headers': 'generated-on',
});

/** Returns the headers of files that are cached otherwise than all others, whose value is taken away first. */
const cachedFor = (value: string) => ['! cache-control', `cache-control: ${value}`];

/**
 * Returns the `_headers` file of the host. The content security policy allows the guide itself and the hosts in the
 * table of third parties, which has a service only when the content sets it up.
 */
export function headersFile(
  parties: readonly ThirdParty[],
  widget: PartnerWidget | null,
  { builtOn }: Pick<Site, 'builtOn'>,
): string {
  const blocks: [path: string, headers: string[]][] = [
    [
      '/*',
      [
        `content-security-policy: ${policyText(pagePolicy(parties, widget))}`,
        ...lines(securityHeaders),
        `permissions-policy: ${permissionsPolicy({ geolocation: true })}`,
        'referrer-policy: strict-origin-when-cross-origin',
        // For redirects too, which browsers otherwise keep until a header ends that.
        `cache-control: ${alwaysRevalidate}`,
      ],
    ],
    ...Object.entries(longCaching).map(([path, value]): [string, string[]] => [path, cachedFor(value)]),
    ['/sw.js', cachedFor('no-cache')],
    ...sharedPaths.map((path): [string, string[]] => [
      path,
      lines({ ...sharedHeaders, ...dayHeaders(builtOn) }),
    ]),
  ];
  if (widget) {
    blocks.push(
      [
        partnerWidgetPath,
        [
          // Without these the policy of all pages would hold as well.
          '! content-security-policy',
          `content-security-policy: ${policyText(widgetPolicy(widget.hosts))}`,
          '! x-frame-options',
        ],
      ],
      // Its frame has no origin, so what it loads from the guide has to be shared.
      [`${partnerWidgetPath}/*`, lines(sharedHeaders)],
    );
  }
  return blocks.map(([path, headers]) => `${[path, ...headers].join('\n  ')}\n`).join('\n');
}
