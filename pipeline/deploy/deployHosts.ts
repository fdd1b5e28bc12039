/** Hosts that docs/deploy.md leads to: three services, and a server of one's own that serves files. */
export const deployHosts = ['cloudflare', 'netlify', 'github-pages', 'files'] as const;

export type DeployHost = (typeof deployHosts)[number];

/** Abilities of a host; what it lacks is no fault of a deployment. */
export interface HostAbilities {
  /** Sends the headers that the guide asks for. */
  headers: boolean;
  /** Answers old addresses of files with a redirect. */
  redirects: boolean;
  /** Runs the newsletter function. */
  functions: boolean;
  /** Serves a guide below a path of a domain. */
  paths: boolean;
}

export const hostAbilities: Record<DeployHost, HostAbilities> = {
  cloudflare: { headers: true, redirects: true, functions: true, paths: true },
  netlify: { headers: true, redirects: true, functions: false, paths: false },
  'github-pages': { headers: false, redirects: false, functions: false, paths: true },
  files: { headers: true, redirects: true, functions: false, paths: true },
};
