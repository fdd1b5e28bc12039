import type { Provenance } from '#schemas/types/published.ts';

const statusWords: Record<Provenance['status'], string> = {
  official: 'official source',
  secondary: 'published elsewhere',
  unverified: 'not checked yet',
};

/** How good a figure is, in words: where it comes from and when somebody last checked it. */
export function sourceText({ source, status, verifiedOn }: Provenance): string {
  if (source === 'illustrative') return 'our estimate';
  const checked = verifiedOn ? `, checked ${verifiedOn}` : '';
  return `${statusWords[status]}${checked}`;
}

/** The address of a source where it has one. */
export function sourceUrl({ source }: Pick<Provenance, 'source'>): string | undefined {
  return /https?:\/\/\S+/.exec(source)?.[0];
}
