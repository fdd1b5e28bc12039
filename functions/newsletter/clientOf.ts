import { networkOf } from './hashes.ts';

/** This machine: the local runtime, or a proxy that does not tell the addresses of its clients. */
const ownMachine = /^(?:127\.|0\.0\.0\.0$|0:0:0:0$)/;

/**
 * Returns the address of the client from the header that Cloudflare sets, or null without it. On any other host the proxy
 * must set that header and overwrite what a client sends.
 */
export function clientOf(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip')?.trim() ?? '';
  return address === '' || ownMachine.test(networkOf(address)) ? null : address;
}
