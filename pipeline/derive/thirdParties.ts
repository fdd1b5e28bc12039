import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { toPartnerWidget } from './partnerWidget.ts';

/** Directives of the content security policy that may name a host. */
export type HostDirective = 'script-src' | 'img-src' | 'connect-src' | 'form-action';

/** Another company whose hosts a page may ask, with the texts about it and its permissions. */
export interface ThirdParty {
  name: string;
  /** Hosts that are named to visitors. The policy may list another host of the same service. */
  hosts: string[];
  purpose: string;
  loaded: string;
  without: string;
  /** Nothing of it is loaded before the visitor agrees. */
  optIn: boolean;
  /** Directives that the policy of the pages allows. The partner's widget has its own page and its own policy. */
  allows: Partial<Record<HostDirective, readonly string[]>>;
}

type Setup = Pick<AuthoredSite, 'thirdParty' | 'partners' | 'map' | 'language'>;

/**
 * Hosts that the Google tags load from and report to, as their documentation of content security policies lists them.
 */
const tagScripts = ['https://*.googletagmanager.com'];
const tagReports = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://*.google.com',
];
const tag = {
  hosts: [
    'googletagmanager.com',
    'google-analytics.com',
    'analytics.google.com',
    'doubleclick.net',
    'google.com',
  ],
  optIn: true,
  allows: { 'script-src': tagScripts, 'img-src': tagReports, 'connect-src': tagReports },
};

const hostOf = (origin: string) => new URL(origin).host;

/** Returns the service of an outside map, which comes as pictures or as data. */
function mapService(name: string, host: string, what: string, allows: ThirdParty['allows']): ThirdParty {
  return {
    name,
    hosts: [host],
    purpose: `${what}. It sees your network address and which part of the map you look at, and sets no cookie`,
    loaded: 'when you open a map',
    without: "the map shows the guide's own lines, and the list beside it says the same",
    optIn: false,
    allows,
  };
}

const tileServices: readonly ThirdParty[] = [
  mapService('OpenStreetMap', 'tile.openstreetmap.org', 'street map tiles', {
    'img-src': ['https://tile.openstreetmap.org'],
  }),
  mapService('OpenTopoMap', 'tile.opentopomap.org', 'pictures of the relief map', {
    'img-src': ['https://*.tile.opentopomap.org'],
  }),
];

function mapServices({ vector }: Setup['map']): readonly ThirdParty[] {
  if (!vector) return tileServices;
  if (vector.url.startsWith('/')) return [];
  const { origin, host } = new URL(vector.url);
  return [mapService(vector.attribution, host, 'the data of the map', { 'connect-src': [origin] })];
}

function services({ thirdParty, partners, map, language }: Setup): (ThirdParty | false)[] {
  const widget = toPartnerWidget({ language, thirdParty, partners });
  const { hotels } = partners;
  return [
    ...mapServices(map),
    Boolean(thirdParty.weatherKey) && {
      name: 'OpenWeather',
      hosts: ['api.openweathermap.org'],
      purpose:
        'the weather of your days. It sees your network address and the middle of the map, and sets no cookie',
      loaded: 'when you have a trip planned',
      without: 'the plan is the same, without a forecast',
      optIn: false,
      allows: { 'connect-src': ['https://api.openweathermap.org'] },
    },
    thirdParty.analyticsId !== null && {
      ...tag,
      name: 'Google Analytics',
      purpose: 'visitor statistics. It sets cookies',
      loaded: `${outsideDelays.statistics} seconds after you agree, or at the first thing you do after that`,
      without: 'you lose nothing',
    },
    thirdParty.adsId !== null && {
      ...tag,
      name: 'Google Ads',
      purpose: 'reports to advertisers when you leave for a booking partner. It sets cookies',
      loaded: `${outsideDelays.ads} seconds after you agree`,
      without: 'you lose nothing',
    },
    widget !== null && {
      name: widget.partner,
      hosts: widget.hosts.map(hostOf),
      purpose:
        "a list of activities that can be booked, in a frame that sees nothing of the guide's pages. It may set cookies",
      loaded: `${outsideDelays.widget} seconds after you agree, on the page of activities`,
      without: `the guide's own activities are there, as they are if the list has not come within ${outsideDelays.widgetAnswers} seconds`,
      optIn: true,
      allows: {},
    },
    {
      name: hotels.name,
      hosts: hotels.hosts,
      purpose: 'availability for your dates. It gets your dates and our partner ID',
      loaded: 'when you send a search for a bed, in a tab of its own',
      without: 'the places to stay are listed here',
      optIn: false,
      allows: {
        'form-action': [
          ...new Set([new URL(hotels.url).origin, ...hotels.hosts.map((host) => `https://${host}`)]),
        ],
      },
    },
  ];
}

/**
 * Returns the one table of outside hosts: the content security policy and the pages about privacy and cookies are
 * made from it, so that they cannot say what is not so.
 */
export function toThirdParties(site: Setup): ThirdParty[] {
  return services(site).filter((service) => service !== false);
}

const none = 'None: this guide is set up without services that need your consent.';

const sentence = ({ name, hosts, purpose, loaded, without }: ThirdParty) =>
  `- **${name}** (${hosts.join(', ')}): ${purpose}. Loaded ${loaded}. Without it, ${without}.`;

/** Puts the table where a page says `{outside hosts}`, or of it what needs consent at `{outside hosts after consent}`. */
export function fillThirdParties(markdown: string, parties: readonly ThirdParty[]): string {
  const list = (shown: readonly ThirdParty[]) => shown.map(sentence).join('\n') || none;
  return markdown
    .replaceAll('{outside hosts after consent}', () => list(parties.filter(({ optIn }) => optIn)))
    .replaceAll('{outside hosts}', () => list(parties));
}
