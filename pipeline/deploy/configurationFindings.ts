import { basePathOf } from '#schemas/rules/basePath.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { type DeployHost, hostAbilities } from './deployHosts.ts';
import { error, errorIf, type Finding, warning, warningIf } from './finding.ts';

/** Settings of the host, as the environment has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Configuration {
  host: DeployHost;
  site: Pick<AuthoredSite, 'url' | 'contact' | 'eventFeeds'>;
  environment: Environment;
  /** False if there is no build in the folder that is deployed. */
  isBuilt: boolean;
}

/** Tokens without which the program of a host cannot deploy. */
const tokens: Record<DeployHost, readonly string[]> = {
  cloudflare: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  netlify: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  'github-pages': [],
  files: [],
};

/** Settings of the newsletter beside NEWSLETTER_MAIL, by the way in which it sends mails. */
const newsletterSettings: Record<string, readonly string[]> = {
  smtp: ['NEWSLETTER_SECRET', 'NEWSLETTER_ADMIN_TOKEN', 'NEWSLETTER_FROM', 'SMTP_URL'],
  buttondown: ['NEWSLETTER_SECRET', 'NEWSLETTER_ADMIN_TOKEN', 'BUTTONDOWN_API_KEY'],
};

/** Hosts that documents keep for examples (RFC 2606), and this computer. */
const exampleHost = /(^|\.)(example|invalid|test|localhost)(\.(com|net|org))?$/;

/** Returns what the configuration lacks for a host, what forbids a deployment first. */
export function configurationFindings({ host, site, environment, isBuilt }: Configuration): Finding[] {
  const missing = tokens[host].filter((name) => !environment[name]);
  return [
    ...addressFindings(host, site.url),
    ...errorIf(!isBuilt, 'There is no build in dist/.', 'Run npm run build.'),
    ...missing.map((name) =>
      warning(
        `${name} is not set here.`,
        'To deploy from this computer, set it in the shell. The workflow takes it from the secrets of the repository.',
      ),
    ),
    ...newsletterFindings(host, environment),
    ...warningIf(
      Object.values(site.contact).every((way) => way === null),
      'The guide names no way to reach you.',
      'Set contact.email in content/site.yaml: the privacy page needs it.',
    ),
    ...warningIf(
      (site.eventFeeds ?? []).length === 0,
      'No calendar of events is read.',
      'Name one under eventFeeds in content/site.yaml, see docs/events.md.',
    ),
  ].toSorted(({ severity: a }, { severity: b }) => (a === b ? 0 : a === 'error' ? -1 : 1));
}

function addressFindings(host: DeployHost, url: string): Finding[] {
  const where =
    'Set url in content/site.yaml to the address that visitors will use, for example https://guide.ca.';
  const { protocol, hostname } = new URL(url);
  return [
    ...errorIf(exampleHost.test(hostname), `${url} is the address of an example.`, where),
    ...errorIf(protocol !== 'https:', `${url} is not encrypted.`, where),
    ...errorIf(
      basePathOf(url) !== '' && !hostAbilities[host].paths,
      `${url} has a path, and this host serves a guide at the root of a domain.`,
      where,
    ),
  ];
}

function newsletterFindings(host: DeployHost, environment: Environment): Finding[] {
  const mail = environment.NEWSLETTER_MAIL;
  if (!mail) {
    return warningIf(
      hostAbilities[host].functions,
      'The guide has no newsletter.',
      'Set NEWSLETTER_MAIL if you want one, see docs/newsletter.md.',
    );
  }
  if (!hostAbilities[host].functions) {
    return [
      error(
        'NEWSLETTER_MAIL is set, but this host runs no function.',
        'Remove it: the pages would offer a newsletter that nobody receives.',
      ),
    ];
  }
  const settings = newsletterSettings[mail];
  if (!settings) {
    return [error(`NEWSLETTER_MAIL cannot be "${mail}".`, 'Set it to smtp or buttondown.')];
  }
  return settings
    .filter((name) => !environment[name])
    .map((name) =>
      warning(`${name} is not set here.`, `The host needs it: npx wrangler secret put ${name}.`),
    );
}
