import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';

export const siteAddress: Rule = {
  name: 'site-address',
  description:
    'The url of site.yaml is the root of a host, because pages ask for /boot.js and link to /attractions there.',
  canBeExcused: false,
  check({ site }) {
    if (!site || !URL.canParse(site.data.url)) return [];
    const { origin, pathname, search, hash } = new URL(site.data.url);
    if (/^\/*$/.test(pathname) && search === '' && hash === '') return [];
    const message = `url has a path (got "${site.data.url}"); the guide works at the root of a host alone`;
    return [problemIn(site.file, ['url'], { rule: 'site-address', message, suggestion: `Write ${origin}` })];
  },
};
