/** An answer of a host, as Mozilla's HTTP Observatory looks at it; names of headers in small letters. */
export interface Answer {
  headers: Record<string, string>;
  /** Of a page. */
  html?: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
const halfAYear = 15_768_000;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function policyScore(text: string | undefined): number {
  if (text === undefined) return -25;
  const policy = readPolicy(text);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ];
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (scripts.some((source) => broad.has(source) || isInline(source))) return -20;
  if (objects.some((source) => broad.has(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (styles.some((source) => broad.has(source) || isInline(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function framingScore({ headers }: Answer): number {
  const ancestors = readPolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors?.every((source) => !broad.has(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function referrerScore(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(',').at(-1)?.trim() ?? '';
  return privateReferrer.test(last) ? 5 : -5;
}

function transportScore(value: string | undefined): number {
  const age = /^max-age=(\d+)/.exec(value ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < halfAYear ? -10 : 0;
}

function resourceScore(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

/** Scripts from elsewhere want a seal. */
function scriptScore(html = ''): number {
  const outside = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (outside.every((tag) => tag.includes('integrity='))) return 0;
  return outside.every((tag) => tag.includes('src="https://')) ? -5 : -50;
}

const sharedWithCredentials = ({ headers }: Answer) =>
  headers['access-control-allow-credentials'] === 'true' &&
  headers['access-control-allow-origin'] !== undefined;

/**
 * Returns the points that Mozilla's HTTP Observatory gives, by its own table. What it asks of a host as a whole counts
 * as nothing: a redirect to HTTPS, and an entry in the list that browsers come with. Extra points count only where at
 * least 90 are left without them.
 */
export function observatoryScore(answer: Answer): number {
  const { headers, html } = answer;
  const points = [
    policyScore(headers['content-security-policy']),
    framingScore(answer),
    referrerScore(headers['referrer-policy']),
    transportScore(headers['strict-transport-security']),
    resourceScore(headers['cross-origin-resource-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    scriptScore(html),
    sharedWithCredentials(answer) ? -50 : 0,
    headers['set-cookie'] === undefined ? 0 : -20,
  ];
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const lost = 100 + sum(points.filter((point) => point < 0));
  return Math.max(0, lost < 90 ? lost : lost + sum(points.filter((point) => point > 0)));
}
