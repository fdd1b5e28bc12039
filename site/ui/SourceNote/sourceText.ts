import type { Provenance } from '#schemas/types/published.ts';

const statusWords: Record<Provenance['status'], string> = {
  official: 'official source',
  secondary: 'secondary source',
  unverified: 'not verified',
};

/** How good a figure is, in words: where it comes from and when somebody last checked it. */
export function sourceText({ source, status, verifiedOn }: Provenance): string {
  if (source === 'illustrative') return 'Illustrative figure, not a real one';
  const checked = verifiedOn ? `, checked ${verifiedOn}` : '';
  return `${statusWords[status]}${checked}`;
}

/** The address of a source where it has one. */
export function sourceUrl({ source }: Pick<Provenance, 'source'>): string | undefined {
  return /https?:\/\/\S+/.exec(source)?.[0];
}
