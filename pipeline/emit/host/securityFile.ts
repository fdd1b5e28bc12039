import type { Site } from '#schemas/types/published.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Where whoever finds a weakness looks for whom to tell (RFC 9116): the contact of the content, if it has one. */
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
