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
 * Hosts that docs/deploy.md describes, with what each can do. `files` is a server of one's own. What a host cannot do is
 * not a fault of a deployment.
 */
export const deployHosts = {
  cloudflare: { headers: true, functions: true, paths: true },
  netlify: { headers: true, functions: false, paths: false },
  'github-pages': { headers: false, functions: false, paths: true },
  files: { headers: true, functions: false, paths: true },
} as const;
export type DeployHost = keyof typeof deployHosts;

interface Configuration {
  host: DeployHost;
  site: Pick<AuthoredSite, 'url' | 'contact'>;
  /** Value of NEWSLETTER_MAIL. */
  mail: string;
  /** False if there is no build in the folder that is deployed. */
  isBuilt: boolean;
}

/** Returns what the configuration lacks for a host, errors first. */
export function configurationFindings({ host, site, mail, isBuilt }: Configuration): Finding[] {
  const { functions, paths } = deployHosts[host];
  const { url } = site;
  const { protocol, hostname } = new URL(url);
  // Hosts that documents keep for examples (RFC 2606), and this computer.
  const isExample = /(^|\.)(example|invalid|test|localhost)(\.(com|net|org))?$/.test(hostname);
  return [
    ...findingIf(
      isExample || protocol !== 'https:',
      'error',
      `${url} is ${isExample ? 'a placeholder address' : 'not encrypted'}.`,
      'Set url in content/site.yaml to the address that visitors will use, for example https://guide.ca.',
    ),
    ...findingIf(
      basePathOf(url) !== '' && !paths,
      'error',
      `${url} has a path, and this host serves a guide at the root of a domain.`,
      'Set url in content/site.yaml to the root of a domain.',
    ),
    ...findingIf(!isBuilt, 'error', 'There is no build in dist/.', 'Run npm run build.'),
    ...findingIf(
      mail !== '' && !functions,
      'error',
      'NEWSLETTER_MAIL is set, but this host runs no function.',
      'Remove it: the pages would offer a newsletter that nobody receives.',
    ),
    ...findingIf(
      !['', 'smtp', 'buttondown'].includes(mail) && functions,
      'error',
      `NEWSLETTER_MAIL cannot be "${mail}".`,
      'Set it to smtp or buttondown.',
    ),
    ...findingIf(
      Object.values(site.contact).every((way) => way === null),
      'warning',
      'No contact details are set.',
      'Set contact.email in content/site.yaml: the privacy page needs it.',
    ),
  ];
}
