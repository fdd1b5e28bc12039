import { securityHeaders } from './securityHeaders.ts';

/** Returns an answer of one line of text. */
export const textAnswer = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', ...more },
  });
