/** Bytes of a body that are read; a sign-up needs far less. */
export const maxBodyBytes = 4096;

export type Body = { text: string } | { error: 'too_large' | 'timeout' | 'not_utf8' };

/**
 * Reads the body of a request as text. Returns an error if it is too long, too slow or not UTF-8; its headers are not
 * trusted.
 */
export async function readBody(request: Request, milliseconds: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return { error: 'too_large' };
  if (!request.body) return { text: '' };
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Body>((resolve) => {
    timer = setTimeout(() => resolve({ error: 'timeout' }), milliseconds);
  });
  const body = await Promise.race([readAll(reader), timeout]);
  clearTimeout(timer);
  if ('error' in body) void reader.cancel().catch(() => {});
  return body;
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Body> {
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.byteLength > maxBodyBytes) return { error: 'too_large' };
      bytes.set(part.value, length);
      length += part.value.byteLength;
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length)) };
  } catch {
    // The connection dropped, or the bytes are not UTF-8.
    return { error: 'not_utf8' };
  }
}
