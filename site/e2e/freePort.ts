import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a port of this machine that nothing listens to. Systems take ports from 32768 on for connections of their own,
 * so one below stays free until a server has started.
 */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
