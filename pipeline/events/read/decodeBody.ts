import { UnreadableFeed } from './feedEvent.ts';

/**
 * Returns the text of a body, in the encoding that its first bytes, its host or its XML declaration name, else UTF-8.
 * Throws an UnreadableFeed where the bytes are no such text.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
  const encoding = markOf(body) ?? charsetOf(contentType) ?? declaredIn(body) ?? 'utf-8';
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UnreadableFeed(`the encoding "${encoding.slice(0, 40)}" is not known`);
  }
  try {
    return decoder.decode(body);
  } catch {
    throw new UnreadableFeed(`the body is no text in ${decoder.encoding}`);
  }
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function charsetOf(contentType: string | null): string | null {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

function declaredIn(body: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 200));
  return /^<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.trimStart())?.[1] ?? null;
}
