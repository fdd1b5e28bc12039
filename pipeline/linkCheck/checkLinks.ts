import type { Problem } from '../content/problem.ts';
import type { Link } from '../validate/linksIn.ts';
import { type Fault, problemOf } from '../validate/findingIn.ts';

/** Addresses requested at the same time; only one of the same host, so that no host is burdened. */
const maxAtOnce = 8;

/** Milliseconds after which a host counts as silent. */
const timeout = 15_000;

/** Asks for every outside address once, and reports those that do not answer well, at each place that names them. */
export async function checkLinks(links: readonly Link[]): Promise<Problem[]> {
  const outside = links.filter(({ href }) => /^https?:\/\//.test(href));
  const byHost = Map.groupBy([...new Set(outside.map(({ href }) => withoutAnchor(href)))], (href) =>
    hostOf(href),
  );
  const queues = [...byHost.values()];
  const faults = new Map<string, Fault | null>();
  const work = async (): Promise<void> => {
    for (let queue = queues.pop(); queue; queue = queues.pop()) {
      for (const href of queue) faults.set(href, await checkLink(href));
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
  return outside.flatMap(({ href, complain }) => {
    const found = faults.get(withoutAnchor(href));
    return found ? [problemOf('external-links', complain(found))] : [];
  });
}

/**
 * Asks with HEAD, and again with GET if that fails, because some hosts answer only a GET. Returns null for an address
 * that answers well.
 */
async function checkLink(href: string): Promise<Fault | null> {
  if (!URL.canParse(href)) return fault(`${href} is no web address`, 'error');
  const head = await request(href, 'HEAD');
  const status = typeof head === 'number' && head < 400 ? head : await request(href, 'GET');
  if (typeof status === 'string') return fault(`${href} does not answer: ${status}`, 'warning');
  if (status < 400) return null;
  if (status === 404 || status === 410) return fault(`${href} is gone (${status})`, 'error');
  // Refused to a program, or a bad day: a person would have to look.
  return fault(`${href} answers with ${status}`, 'warning');
}

function fault(message: string, severity: Problem['severity']): Fault {
  const suggestion = severity === 'error' ? 'Find the new address, or remove the link.' : null;
  return { message, suggestion, severity };
}

/** Returns the status of an answer, or in words why there is none. */
async function request(href: string, method: 'HEAD' | 'GET'): Promise<number | string> {
  try {
    const response = await fetch(href, { method, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function withoutAnchor(href: string): string {
  return href.split('#', 1)[0] ?? href;
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host : '';
}
