import { BlockList, isIP } from 'node:net';

/** Networks without public hosts: RFC 6890 and its successors in the registries of IANA. */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure answers every machine here with its own settings.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv6');
}

/**
 * The only block of IPv6 from which addresses of hosts are given out. Outside of it are the host itself, private and
 * local networks, and every form that carries an address of IPv4, which may be a private one.
 */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Returns true for the IP address of a host on the public internet; false for a name, too. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  const family = isIP(plain);
  // With a zone it belongs to the network of one interface.
  if (family === 0 || plain.includes('%')) return false;
  if (family === 4) return !reserved.check(plain, 'ipv4');
  return given.check(plain, 'ipv6') && !reserved.check(plain, 'ipv6');
}
