import { basePathOf } from '#schemas/rules/basePath.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';

/** Something that a deployment lacks, and how to fix it. An error forbids the deployment. */
export interface Finding {
  severity: 'error' | 'warning';
  message: string;
  remedy: string;
}

/** Returns the finding if something is wrong, else nothing. */
export function findingIf(
  isWrong: boolean,
  severity: Finding['severity'],
  message: string,
  remedy: string,
): Finding[] {
  return isWrong ? [{ severity, message, remedy }] : [];
}

/**
 * Hosts that docs/deploy.md describes, with what each can do and the tokens without which its program cannot deploy.
 * `files` is a server of one's own. What a host cannot do is not a fault of a deployment.
 */
export const deployHosts = {
  cloudflare: {
    headers: true,
    functions: true,
    paths: true,
    tokens: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  netlify: {
    headers: true,
    functions: false,
    paths: false,
    tokens: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  },
  'github-pages': { headers: false, functions: false, paths: true, tokens: [] },
  files: { headers: true, functions: false, paths: true, tokens: [] },
} as const;
export type DeployHost = keyof typeof deployHosts;

/** Settings of the newsletter beside NEWSLETTER_MAIL, by the way in which it sends mails. */
const newsletterSettings: Record<string, readonly string[]> = {
  smtp: ['NEWSLETTER_SECRET', 'NEWSLETTER_ADMIN_TOKEN', 'NEWSLETTER_FROM', 'SMTP_URL'],
  buttondown: ['NEWSLETTER_SECRET', 'NEWSLETTER_ADMIN_TOKEN', 'BUTTONDOWN_API_KEY'],
};

interface Configuration {
  host: DeployHost;
  site: Pick<AuthoredSite, 'url' | 'contact'>;
  environment: Readonly<Record<string, string | undefined>>;
  /** False if there is no build in the folder that is deployed. */
  isBuilt: boolean;
}

/** Returns what the configuration lacks for a host, errors first. */
export function configurationFindings({ host, site, environment, isBuilt }: Configuration): Finding[] {
  const { functions, paths, tokens } = deployHosts[host];
  const { url } = site;
  const { protocol, hostname } = new URL(url);
  const setUrl =
    'Set url in content/site.yaml to the address that visitors will use, for example https://guide.ca.';
  const mail = environment.NEWSLETTER_MAIL ?? '';
  const settings = functions ? (newsletterSettings[mail] ?? []) : [];
  return [
    // Hosts that documents keep for examples (RFC 2606), and this computer.
    ...findingIf(
      /(^|\.)(example|invalid|test|localhost)(\.(com|net|org))?$/.test(hostname),
      'error',
      `${url} is the address of an example.`,
      setUrl,
    ),
    ...findingIf(protocol !== 'https:', 'error', `${url} is not encrypted.`, setUrl),
    ...findingIf(
      basePathOf(url) !== '' && !paths,
      'error',
      `${url} has a path, and this host serves a guide at the root of a domain.`,
      setUrl,
    ),
    ...findingIf(!isBuilt, 'error', 'There is no build in dist/.', 'Run npm run build.'),
    ...findingIf(
      mail !== '' && !functions,
      'error',
      'NEWSLETTER_MAIL is set, but this host runs no function.',
      'Remove it: the pages would offer a newsletter that nobody receives.',
    ),
    ...findingIf(
      mail !== '' && functions && !newsletterSettings[mail],
      'error',
      `NEWSLETTER_MAIL cannot be "${mail}".`,
      'Set it to smtp or buttondown.',
    ),
    ...[...tokens, ...settings]
      .filter((name) => !environment[name])
      .map((name): Finding => ({
        severity: 'warning',
        message: `${name} is not set here.`,
        remedy: 'Set it in the shell, in the secrets of the repository or on the host, see docs/deploy.md.',
      })),
    ...findingIf(
      Object.values(site.contact).every((way) => way === null),
      'warning',
      'The guide names no way to reach you.',
      'Set contact.email in content/site.yaml: the privacy page needs it.',
    ),
  ];
}
