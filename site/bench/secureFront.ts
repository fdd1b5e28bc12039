import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { freePort } from '../e2e/freePort.ts';

interface SecureFront extends AsyncDisposable {
  /** Address without a slash at its end. */
  origin: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`: trusts the certificate of this run and no other. */
  keyHash: string;
}

/** Members used of the package selfsigned, which is installed with the other tools of the audit. */
interface CertificateMaker {
  generate: (
    subject: { name: string; value: string }[],
    options: { keyType: 'ec'; algorithm: 'sha256' },
  ) => Promise<{ private: string; cert: string }>;
}

const compressible = /^(text\/|image\/svg|application\/(json|javascript))/;
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/** The level at which a host compresses an answer on its way. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function answer(
  behind: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const {
    status,
    headers: received,
    body,
  } = await fetch(behind + request.url, {
    headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const headers = new Headers(received);
  for (const name of connectionHeaders) headers.delete(name);
  const compresses = compressible.test(headers.get('content-type') ?? '');
  if (compresses) {
    headers.delete('content-length');
    headers.set('content-encoding', 'br');
  }
  response.writeHead(status, Object.fromEntries(headers));
  const content = Readable.from(body ?? []);
  await (compresses
    ? pipeline(content, createBrotliCompress(brotli), response)
    : pipeline(content, response));
}

/**
 * Stands before a local server as a host's edge does, with TLS, HTTP/2 and brotli: they decide how soon a page is
 * there, and the local server has none of them. Forwards what a page asks for by GET, until it is disposed of.
 */
export async function startSecureFront(behind: string): Promise<SecureFront> {
  const { generate } = createRequire(join(import.meta.dirname, '../../.config/audit/package.json'))(
    'selfsigned',
  ) as CertificateMaker;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const port = await freePort();
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(behind, request, response).catch((error: unknown) => {
      const pageWasLeft = response.stream.closed;
      if (!pageWasLeft) response.stream.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://localhost:${port}`,
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}
