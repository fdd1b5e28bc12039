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
export async function lookFromOutside(address: string, expected: Expected): Promise<Finding[]> {
  const get = (path: string) => ask(new URL(address.replace(/\/+$/, '') + path));
  const home = await get('/');
  const deploy = 'Deploy the whole folder dist/ again, and look once the host has taken it over.';
  if (home.status !== 200) return findingIf(true, 'error', `${address} answers with ${home.status}.`, deploy);
  const { headers: sendsHeaders, functions } = deployHosts[expected.host];
  const asset = /"[^"]*(\/assets\/[^"]+\.(?:css|js))"/.exec(home.text)?.[1] ?? '/assets/';
  const [page, missing, script, worker, list, newsletter, note] = await Promise.all(
    [
      '/attractions',
      '/assets/no-such-file.js',
      asset,
      '/sw.js',
      '/api/hiking-trails.json',
      '/api/newsletter',
      '/version.json',
    ].map(get),
  );
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  const absent = [...Object.keys(securityHeaders), 'content-security-policy'].filter(
    (name) => !home.headers.has(name),
  );
  const caching = (answer: Answer | undefined) => answer?.headers.get('cache-control') ?? '';
  const sendHeaders = 'Have the host send what dist/_headers lists.';
  return [
    ...findingIf(
      canonical === undefined || placeOf(canonical) !== placeOf(expected.url),
      'error',
      `The home page says that its address is ${canonical ?? 'not known'}, not ${expected.url}.`,
      'Set url in content/site.yaml, build and deploy again.',
    ),
    ...findingIf(
      page?.status !== 200,
      'warning',
      `/attractions answers with ${page?.status} instead of the page.`,
      'Have the host serve attractions/index.html at /attractions without a redirect, or set offline: false.',
    ),
    ...findingIf(
      missing?.status !== 404 || /max-age=[1-9]\d{5}|immutable/.test(caching(missing)),
      'error',
      `/assets/no-such-file.js answers with ${missing?.status} and cache-control "${caching(missing)}".`,
      'Have the host answer what it does not have with 404.html, the status 404 and cache-control: no-store.',
    ),
    ...findingIf(
      sendsHeaders && absent.length > 0,
      'error',
      `Headers are missing: ${absent.join(', ')}.`,
      sendHeaders,
    ),
    ...findingIf(
      sendsHeaders && !/max-age=0|no-cache/.test(caching(home)),
      'error',
      `Browsers keep pages: cache-control is "${caching(home)}".`,
      `${sendHeaders} Otherwise closures show late.`,
    ),
    ...findingIf(
      sendsHeaders && !caching(worker).includes('no-cache'),
      'error',
      'Browsers may keep /sw.js.',
      sendHeaders,
    ),
    ...findingIf(
      sendsHeaders && !caching(script).includes('immutable'),
      'warning',
      `Browsers ask for ${asset} again at each visit.`,
      sendHeaders,
    ),
    ...findingIf(
      list?.headers.has('content-encoding') === false,
      'warning',
      '/api/hiking-trails.json is not compressed: four times the bytes on a weak signal.',
      'Turn on brotli or gzip for HTML, JSON, JavaScript, SVG and GPX.',
    ),
    ...findingIf(
      expected.hasNewsletter && functions && (newsletter?.status === 404 || (newsletter?.status ?? 0) >= 500),
      'error',
      `The newsletter answers with ${newsletter?.status}.`,
      'Deploy the function with its settings, see docs/newsletter.md.',
    ),
    ...findingIf(
      note?.status !== 200 || (expected.version !== null && !note.text.includes(`"${expected.version}"`)),
      'warning',
      'The host shows another version than dist/.',
      deploy,
    ),
  ];
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks for an address without following redirects. */
async function ask(url: URL): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).catch(
    (failure: unknown) => {
      const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
      throw new Error(`${url.href} does not answer: ${String(cause)}`);
    },
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns host and path of an address, with or without a slash at its end. */
const placeOf = (url: string) => new URL(url).origin + basePathOf(url);
