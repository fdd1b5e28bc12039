import type { Site } from '#schemas/types/published.ts';
import { type PartnerWidget, partnerWidgetPath } from '../derive/partnerWidget.ts';

const weatherHost = 'https://api.openweathermap.org';
const tileHosts = ['https://tile.openstreetmap.org', 'https://*.tile.opentopomap.org'];

/** Where the Google tags load from and report to, as their documentation of content security policies lists it. */
const tagHosts = {
  script: ['https://*.googletagmanager.com'],
  report: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
};

type Policy = Record<string, readonly string[]>;

const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Hosts of the maps: the guide's own vector map takes the place of the tile services. */
function mapHosts({ vector }: Site['map']): { images: readonly string[]; data: readonly string[] } {
  if (!vector) return { images: tileHosts, data: [] };
  return { images: [], data: vector.url.startsWith('/') ? [] : [new URL(vector.url).origin] };
}

function pagePolicy({ thirdParty, map }: Pick<Site, 'thirdParty' | 'map'>): Policy {
  const maps = mapHosts(map);
  const tagged = thirdParty.analyticsId !== null || thirdParty.adsId !== null;
  const script = tagged ? tagHosts.script : [];
  const report = tagged ? tagHosts.report : [];
  const weather = thirdParty.weatherKey === null ? [] : [weatherHost];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...maps.images, ...report],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...report, ...weather, ...maps.data],
    ...(thirdParty.activitiesWidget && { 'frame-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
  };
}

const widgetPolicy = (hosts: readonly string[]): Policy => ({
  'default-src': ["'none'"],
  'script-src': hosts,
  'style-src': ["'unsafe-inline'", ...hosts],
  'img-src': ['data:', ...hosts],
  'font-src': hosts,
  'connect-src': hosts,
  'frame-src': hosts,
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/**
 * The `_headers` file of the host. The content security policy allows the guide itself and the map tiles or the host of its own map, and the hosts
 * of an outside service only when the content sets that service up.
 */
export function headersFile(
  site: Pick<Site, 'thirdParty' | 'map' | 'builtOn'>,
  widget: PartnerWidget | null,
): string {
  // Programs of other sites may read it, too.
  const generated = [`Generated-On: ${site.builtOn}`, 'Access-Control-Expose-Headers: Generated-On'];
  const blocks: [path: string, headers: string[]][] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${policyText(pagePolicy(site))}`,
        'Permissions-Policy: camera=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'X-Content-Type-Options: nosniff',
      ],
    ],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ['/sw.js', ['Cache-Control: no-cache']],
    ['/api/*', ['Access-Control-Allow-Origin: *', ...generated]],
    ['/gpx/*', ['Access-Control-Allow-Origin: *', ...generated]],
  ];
  if (widget) {
    blocks.push([
      partnerWidgetPath,
      [
        // Without this the policy of all pages would hold as well.
        '! Content-Security-Policy',
        `Content-Security-Policy: ${policyText(widgetPolicy(widget.hosts))}`,
      ],
    ]);
  }
  return blocks.map(([path, headers]) => `${[path, ...headers].join('\n  ')}\n`).join('\n');
}
