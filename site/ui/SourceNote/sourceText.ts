import type { Provenance } from '#schemas/types/published.ts';

const statusWords: Record<Provenance['status'], string> = {
  official: 'official source',
  secondary: 'published elsewhere',
  unverified: 'not checked yet',
};

/** Returns the quality of a figure in words: its source and the day of its last check. */
export function sourceText({ source, status, verifiedOn }: Provenance): string {
  if (source === 'illustrative') return 'our estimate';
  const checked = verifiedOn ? `, checked ${verifiedOn}` : '';
  return `${statusWords[status]}${checked}`;
}

/** Returns the address of a source, if it has one. */
export function sourceUrl({ source }: Pick<Provenance, 'source'>): string | undefined {
  return /https?:\/\/\S+/.exec(source)?.[0];
}
