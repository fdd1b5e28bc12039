import { basePathOf } from '#schemas/rules/basePath.ts';
import { securityHeaders } from '#schemas/rules/securityHeaders.ts';
import { type DeployHost, deployHosts, type Finding, findingIf } from './configurationFindings.ts';

/** Expectations of a deployment that the build and the configuration tell. */
export interface Expected {
  host: DeployHost;
  /** Address of the guide in content/site.yaml. */
  url: string;
  /** Version of the build on this computer, or null without one. */
  version: string | null;
  /** True if the guide offers a newsletter. */
  hasNewsletter: boolean;
}

/**
 * Looks at a deployed guide as a visitor's browser does, and returns what differs from what the guide needs. Rejects if
 * the host does not answer within 15 seconds.
 */
export async function checkDeployment(address: string, expected: Expected): Promise<Finding[]> {
  const get = (path: string) => fetchPage(address.replace(/\/+$/, ''), path);
  const home = await get('/');
  const deploy = 'Deploy the whole folder dist/ again, and look once the host has taken it over.';
  if (home.status !== 200) return findingIf(true, 'error', `${address} answers with ${home.status}.`, deploy);
  const { headers: sendsHeaders, functions } = deployHosts[expected.host];
  const asset = /"[^"]*(\/assets\/[^"]+\.(?:css|js))"/.exec(home.text)?.[1] ?? '/assets/';
  const [page, missing, script, worker, list, newsletter, note] = await Promise.all([
    get('/attractions'),
    get('/assets/no-such-file.js'),
    get(asset),
    get('/sw.js'),
    get('/api/hiking-trails.json'),
    get('/api/newsletter'),
    get('/version.json'),
  ]);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  return [
    ...findingIf(
      canonical === undefined || placeOf(canonical) !== placeOf(expected.url),
      'error',
      `The home page says that its address is ${canonical ?? 'not known'}, not ${expected.url}.`,
      'Set url in content/site.yaml, build and deploy again.',
    ),
    ...findingIf(
      page.status !== 200,
      'warning',
      `/attractions answers with ${page.status} instead of the page.`,
      'Have the host serve attractions/index.html at /attractions without a redirect, or set offline: false.',
    ),
    ...findingIf(
      missing.status !== 404 || /max-age=[1-9]\d{5}|immutable/.test(cachingOf(missing)),
      'error',
      `${missing.path} answers with ${missing.status} and cache-control "${cachingOf(missing)}".`,
      'Have the host answer what it does not have with 404.html, the status 404 and cache-control: no-store.',
    ),
    ...(sendsHeaders ? headerFindings(home, script, worker) : []),
    ...findingIf(
      !list.headers.has('content-encoding'),
      'warning',
      `${list.path} is not compressed: four times the bytes on a weak signal.`,
      'Turn on brotli or gzip for HTML, JSON, JavaScript, SVG and GPX.',
    ),
    ...findingIf(
      expected.hasNewsletter && functions && (newsletter.status === 404 || newsletter.status >= 500),
      'error',
      `The newsletter answers with ${newsletter.status}.`,
      'Deploy the function with its settings, see docs/newsletter.md.',
    ),
    ...findingIf(
      note.status !== 200 || (expected.version !== null && !note.text.includes(`"${expected.version}"`)),
      'warning',
      'The host shows another version than dist/.',
      deploy,
    ),
  ];
}

/** Returns what a host sends otherwise than dist/_headers lists. */
function headerFindings(home: Answer, script: Answer, worker: Answer): Finding[] {
  const absent = [...Object.keys(securityHeaders), 'content-security-policy'].filter(
    (name) => !home.headers.has(name),
  );
  const caching = [
    [home, /max-age=0|no-cache/],
    [script, /immutable/],
    [worker, /no-cache/],
  ] as const;
  const remedy = 'Have the host send what dist/_headers lists.';
  return [
    ...findingIf(absent.length > 0, 'error', `Headers are missing: ${absent.join(', ')}.`, remedy),
    ...caching.flatMap(([answer, wanted]) =>
      findingIf(
        !wanted.test(cachingOf(answer)),
        'error',
        `${answer.path} has cache-control "${cachingOf(answer)}".`,
        remedy,
      ),
    ),
  ];
}

interface Answer {
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

const cachingOf = ({ headers }: Answer) => headers.get('cache-control') ?? '';

/** Asks a guide for a path without following redirects. */
async function fetchPage(guide: string, path: string): Promise<Answer> {
  const url = guide + path;
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).catch(
    (failure: unknown) => {
      const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
      throw new Error(`${url} does not answer: ${String(cause)}`);
    },
  );
  return { path, status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns host and path of an address, with or without a slash at its end. */
const placeOf = (url: string) => new URL(url).origin + basePathOf(url);
