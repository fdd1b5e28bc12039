import type { Site } from '#schemas/types/published.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/**
 * Returns security.txt (RFC 9116), in which people who find a weakness look for a contact. Empty if the content has
 * none.
 */
export function securityFiles({ contact, url, builtOn, language }: Site): PublishedFile[] {
  if (!contact.email) return [];
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + 364);
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ];
  return [{ path: '.well-known/security.txt', text: lines.join('\n') }];
}
