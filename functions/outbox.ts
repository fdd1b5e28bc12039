import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Writes the mails that the function hands over into a folder; the address is where it listens. */
export async function startOutbox(folder: string): Promise<{ url: string; server: Server }> {
  mkdirSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const name = /^\/([\w-]+\.eml)$/.exec(request.url ?? '')?.[1];
    const write = async () => {
      if (request.method !== 'PUT' || name === undefined) return 404;
      // A mail that is cut short never lies there under its name.
      const part = join(folder, `.${name}.part`);
      writeFileSync(part, await text(request));
      renameSync(part, join(folder, name));
      return 204;
    };
    write().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}
