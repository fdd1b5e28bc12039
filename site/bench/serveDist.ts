import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

interface ServedFolder extends AsyncDisposable {
  /** Address without a slash at its end. */
  origin: string;
}

/** Serves the files of a finished site on a free port of this machine until it is disposed of. */
export async function serveDist(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
