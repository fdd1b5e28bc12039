import { linksIn } from '../../linksIn.ts';
import type { Rule } from '../../rule.ts';

export const outsideLinks: Rule = {
  name: 'outside-links',
  description:
    'An address leads where it says: it has no parameters that follow visitors (utm_source, fbclid), does not lead ' +
    'through a search engine or social network, is not written twice, and is https where the guide names its host with ' +
    'https elsewhere (warnings).',
  canBeExcused: true,
  check(content) {
    const links = linksIn(content).filter(
      ({ href, file }) => file.kind !== 'site' && /^https?:\/\//.test(href) && URL.canParse(href),
    );
    const secure = new Set(
      links.flatMap(({ href }) => (href.startsWith('https:') ? [new URL(href).host] : [])),
    );
    return links.flatMap(({ href, complain }) => {
      const fault = faultOf(new URL(href), href, secure);
      if (!fault) return [];
      const [message, meant] = fault;
      return [complain({ message, suggestion: `Write ${meant}`, severity: 'warning' })];
    });
  },
};

const tracking = /^(?:utm_\w+|fbclid|gclid|gad_source|msclkid|mc_[ce]id|igshid|yclid|_hsenc|_hsmi)$/i;
const redirects: readonly [host: RegExp, path: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/^l(?:m)?\.(?:facebook|instagram)\.com$/, /^\/l?\.?(?:php)?$/, 'u'],
  [/^duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
];

function faultOf(
  url: URL,
  href: string,
  secure: ReadonlySet<string>,
): [message: string, meant: string] | null {
  for (const [host, path, parameter] of redirects) {
    const target = url.searchParams.get(parameter);
    if (target !== null && URL.canParse(target) && host.test(url.hostname) && path.test(url.pathname))
      return [`the address leads through ${url.hostname}`, target];
  }
  const [, once] = /^(https?:\/\/[^/]+\/?.*?)(?=https?:\/\/)/.exec(href) ?? [];
  if (once !== undefined && href.slice(once.length).startsWith(once.replace(/\/$/, '')))
    return ['the address is written twice', href.slice(once.length)];
  const followed = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (followed.length > 0) {
    const clean = new URL(href);
    for (const name of followed) clean.searchParams.delete(name);
    return [
      `${followed.join(', ')} in the address ${followed.length === 1 ? 'follows' : 'follow'} visitors`,
      clean.href,
    ];
  }
  if (url.protocol === 'http:' && secure.has(url.host))
    return [`${url.host} is named with https elsewhere in the guide`, href.replace(/^http:/, 'https:')];
  return null;
}
