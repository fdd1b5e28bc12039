import { networkOf } from './hashes.ts';

/** This machine: the local runtime, or a proxy that does not tell the addresses of its clients. */
const ownMachine = /^(?:127\.|0\.0\.0\.0$|0:0:0:0$)/;

/**
 * Returns the address of the client as the host tells it, or null when it does not. Another host than Cloudflare has to
 * set this header itself, in place of the one that a client may send.
 */
export function clientOf(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip')?.trim() ?? '';
  return address === '' || ownMachine.test(networkOf(address)) ? null : address;
}
