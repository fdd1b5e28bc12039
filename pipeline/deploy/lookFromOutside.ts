import { basePathOf } from '#schemas/rules/basePath.ts';
import { securityHeaders } from '#schemas/rules/securityHeaders.ts';
import { type DeployHost, hostAbilities } from './deployHosts.ts';
import { error, errorIf, type Finding, warning, warningIf } from './finding.ts';

/** Milliseconds after which a host counts as silent. */
const timeout = 15_000;

/** Days after which a guide that is built each day counts as old. */
const oldAfterDays = 2;

/** Expectations of a deployment that the build and the configuration tell. */
export interface Expected {
  host: DeployHost;
  /** Address of the guide in content/site.yaml. */
  url: string;
  /** Version of the build on this computer, or null without one. */
  version: string | null;
  /** An old address and the one that it leads to, or null if no record was renamed. */
  redirect: { from: string; to: string } | null;
  /** True if the guide offers a newsletter. */
  hasNewsletter: boolean;
  /** Calendar date in the park. */
  today: string;
}

/** An answer, read to its end. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks for an address within the guide, without following redirects. */
type Get = (path: string) => Promise<Answer>;

/**
 * Looks at a deployed guide as a visitor's browser does, and returns what differs from what the guide needs. Rejects if
 * the host does not answer.
 */
export async function lookFromOutside(address: string, expected: Expected): Promise<Finding[]> {
  const get: Get = (path) => ask(new URL(address.replace(/\/+$/, '') + path));
  const home = await get('/');
  if (home.status !== 200) {
    return [
      error(
        `${address} answers with ${home.status}.`,
        'Deploy the folder dist/ to it, and look again once the host has taken it over.',
      ),
    ];
  }
  const looks = await Promise.all([
    pageFindings(get, home, expected),
    missingFindings(get),
    cachingFindings(get, home, expected),
    compressionFindings(get),
    typeFindings(get),
    redirectFindings(get, expected),
    newsletterFindings(get, expected),
    ageFindings(get, expected),
    encryptionFindings(address),
  ]);
  return looks.flat();
}

async function ask(url: URL): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    (failure: unknown) => {
      const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
      throw new Error(
        `${url.href} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    },
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function pageFindings(get: Get, home: Answer, { host, url }: Expected): Promise<Finding[]> {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  const page = await get('/attractions');
  const absent = Object.keys(securityHeaders).filter((name) => !home.headers.has(name));
  const canSend = hostAbilities[host].headers;
  const remedy = 'Have the host send what dist/_headers lists.';
  return [
    ...errorIf(
      canonical === undefined || placeOf(canonical) !== placeOf(url),
      `The home page says that its address is ${canonical ?? 'not known'}, not ${url}.`,
      'Set url in content/site.yaml, build and deploy again.',
    ),
    ...warningIf(
      page.status !== 200,
      `/attractions answers with ${page.status} instead of the page.`,
      'Have the host serve attractions/index.html at /attractions without a redirect. Until then no page can be kept offline: set offline: false.',
    ),
    ...errorIf(canSend && absent.length > 0, `Headers are missing: ${absent.join(', ')}.`, remedy),
    ...errorIf(
      canSend && !home.headers.has('content-security-policy'),
      'The pages have no content-security-policy.',
      remedy,
    ),
  ];
}

/** Returns host and path of an address, whatever the slash at its end. */
const placeOf = (url: string) => new URL(url).origin + basePathOf(url);

async function missingFindings(get: Get): Promise<Finding[]> {
  const missing = ['/no-such-page', '/attractions/no-such-place', '/assets/no-such-file.js'];
  const answers = await Promise.all(missing.map(async (path) => [path, await get(path)] as const));
  return answers.flatMap(([path, { status, headers }]) => [
    ...errorIf(
      status !== 404,
      `${path} answers with ${status}, not with 404.`,
      'Have the host answer what it does not have with 404.html and the status 404.',
    ),
    ...errorIf(
      /max-age=[1-9]\d{5}|immutable/.test(headers.get('cache-control') ?? ''),
      `The answer that ${path} does not exist is kept for days.`,
      'Send cache-control: no-store with each 404.',
    ),
  ]);
}

async function cachingFindings(get: Get, home: Answer, { host }: Expected): Promise<Finding[]> {
  if (!hostAbilities[host].headers) return [];
  const asset = /"[^"]*(\/assets\/[^"]+\.(?:css|js))"/.exec(home.text)?.[1];
  const kept = asset === undefined ? null : (await get(asset)).headers.get('cache-control');
  const worker = (await get('/sw.js')).headers.get('cache-control');
  const page = home.headers.get('cache-control');
  return [
    ...warningIf(
      !kept?.includes('immutable'),
      `${asset ?? 'A file of /assets/'} is asked for anew at each visit.`,
      'Send cache-control: public, max-age=31536000, immutable for /assets/*.',
    ),
    ...errorIf(
      !worker?.includes('no-cache'),
      '/sw.js may be kept by browsers.',
      'Send cache-control: no-cache for /sw.js.',
    ),
    ...errorIf(
      page !== null && !/max-age=0|no-cache/.test(page),
      `Pages are kept: cache-control is "${page}".`,
      'Send cache-control: public, max-age=0, must-revalidate for pages, so that closures show at once.',
    ),
  ];
}

async function compressionFindings(get: Get): Promise<Finding[]> {
  const paths = ['/attractions', '/api/hiking-trails.json'];
  const answers = await Promise.all(paths.map(async (path) => [path, await get(path)] as const));
  return answers
    .filter(([, { status, headers }]) => status === 200 && !headers.has('content-encoding'))
    .map(([path]) =>
      warning(
        `${path} is not compressed: four times the bytes on a weak signal.`,
        'Turn brotli or gzip on for HTML, JSON, JavaScript, SVG and GPX.',
      ),
    );
}

async function typeFindings(get: Get): Promise<Finding[]> {
  const types = [
    ['/site.webmanifest', /json/],
    ['/events.ics', /^text\/calendar/],
    ['/sw.js', /javascript/],
  ] as const;
  const answers = await Promise.all(
    types.map(async ([path, type]) => [path, type, await get(path)] as const),
  );
  return answers
    .filter(
      ([, type, { status, headers }]) => status === 200 && !type.test(headers.get('content-type') ?? ''),
    )
    .map(([path, , { headers }]) =>
      warning(
        `${path} is sent as ${headers.get('content-type') ?? 'nothing'}.`,
        'Add its type to the host, see docs/deploy.md.',
      ),
    );
}

async function redirectFindings(get: Get, { host, redirect }: Expected): Promise<Finding[]> {
  if (!redirect || !hostAbilities[host].redirects) return [];
  const { status, headers } = await get(redirect.from);
  const target = headers.get('location');
  const isMoved = (status === 301 || status === 308) && target?.endsWith(redirect.to);
  return warningIf(
    !isMoved,
    `The old address ${redirect.from} answers with ${status}, not with a redirect to ${redirect.to}.`,
    'Have the host read dist/_redirects, or add its lines to the configuration.',
  );
}

async function newsletterFindings(get: Get, { host, hasNewsletter }: Expected): Promise<Finding[]> {
  if (!hasNewsletter || !hostAbilities[host].functions) return [];
  const { status } = await get('/api/newsletter');
  return errorIf(
    status === 404 || status >= 500,
    `The newsletter answers with ${status}.`,
    'Deploy the function with its settings, see docs/newsletter.md.',
  );
}

async function ageFindings(get: Get, { version, today }: Expected): Promise<Finding[]> {
  const answer = await get('/version.json');
  const note = answer.status === 200 ? parsed(answer.text) : null;
  if (!isNote(note)) {
    return [error('/version.json is missing.', 'Deploy the whole folder dist/, not a part of it.')];
  }
  const days = Math.round((Date.parse(today) - Date.parse(note.builtOn)) / 86_400_000);
  return [
    ...warningIf(
      days > oldAfterDays,
      `The guide online is ${days} days old.`,
      'See whether the workflow "Deploy" still runs each day: GitHub stops scheduled workflows after 60 days without a commit.',
    ),
    ...warningIf(
      version !== null && version !== note.version,
      'The host shows another version than dist/.',
      'Deploy again, or wait for the host.',
    ),
  ];
}

async function encryptionFindings(address: string): Promise<Finding[]> {
  const { protocol, host } = new URL(address);
  if (protocol !== 'https:') return [];
  const answer = await ask(new URL(`http://${host}/`)).catch(() => null);
  return warningIf(
    answer !== null && !answer.headers.get('location')?.startsWith('https://'),
    `http://${host}/ does not lead to https.`,
    'Turn "Always use HTTPS" on, or redirect in the configuration of the server.',
  );
}

/** Returns the value of a JSON text; null for any other text, for example a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isNote(value: unknown): value is { version: string; builtOn: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'builtOn' in value &&
    typeof value.builtOn === 'string'
  );
}
