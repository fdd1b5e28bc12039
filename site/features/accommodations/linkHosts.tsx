import type { ReactNode } from 'react';

/** A host of three or more parts, such as reservation.pc.gc.ca; with two parts it could be a slip between sentences. */
const host = /\b((?:[a-z]+\.){2,}[a-z]+)\b/;

/** Returns a text in which the hosts of other sites are links. */
export function linkHosts(text: string): ReactNode {
  const parts = text.split(host);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={`https://${part}/`} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
