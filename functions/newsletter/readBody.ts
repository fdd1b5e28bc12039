/** Bytes of a body that are read; a sign-up needs far less. */
export const maxBodyBytes = 4096;

export type Body = { text: string } | { error: 'too_large' | 'timeout' | 'not_utf8' };

/**
 * Returns the whole body of a request as text, unless it is too long or takes too long, whatever its headers say of
 * it.
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
    // The connection dropped, or these are no letters.
    return { error: 'not_utf8' };
  }
}
