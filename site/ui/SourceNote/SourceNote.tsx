import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import type { Provenance } from '#schemas/types/published.ts';
import * as styles from './SourceNote.css.ts';
import { VisuallyHidden } from '../Text/Text.tsx';

/** Disclosure with the sources of figures and their quality. */
export function SourceNote({ of, label = 'Facts' }: { of: Provenance; label?: string }) {
  const url = sourceUrl(of);
  return (
    <p className={styles.note}>
      {label}: {sourceText(of)}
      {url && (
        <>
          {' ('}
          <a href={url} rel="noopener nofollow">
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>
          )
        </>
      )}
    </p>
  );
}

const statusWords: Record<Provenance['status'], string> = {
  official: 'official source',
  secondary: 'published elsewhere',
  unverified: 'not confirmed',
};

/** Returns the quality of a figure in words: its source, and when it was last checked or, without a check, seen. */
export function sourceText({ source, status, verifiedOn, seenOn }: Provenance): string {
  if (source === 'illustrative') return 'our estimate';
  const seen = seenOn ? `, seen in ${seenOn}` : '';
  return statusWords[status] + (verifiedOn ? `, checked ${verifiedOn}` : seen);
}

/** Returns the address of a source, if it has one. */
export function sourceUrl({ source }: Pick<Provenance, 'source'>): string | undefined {
  return /https?:\/\/\S+/.exec(source)?.[0];
}

/** A small sign at a figure that is our own estimate; the list or the page explains it once. */
export function EstimateMark({ of }: { of: Provenance | null }) {
  if (!isIllustrative(of)) return null;
  return (
    <>
      <span aria-hidden="true" title="Our estimate">
        *
      </span>
      <VisuallyHidden> (our estimate)</VisuallyHidden>
    </>
  );
}

/** Explains the sign, below cards that have it. */
export function EstimateNote({ of }: { of: { priceProvenance: Provenance | null }[] }) {
  if (!of.some(({ priceProvenance }) => isIllustrative(priceProvenance))) return null;
  return <p className={styles.noteBelow}>Prices marked * are our estimates.</p>;
}

export interface SourcedFact {
  label: string;
  /** Null where the figure is missing. */
  of: Provenance | null;
}

/** One quiet line that opens to the sources of the figures of a page and the day of their last check. */
export function Sources({ facts }: { facts: SourcedFact[] }) {
  const sourced = facts.flatMap(({ label, of }) => (of ? [{ label, of }] : []));
  if (sourced.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Sources and dates</summary>
      {sourced.map(({ label, of }, index) => (
        <SourceNote key={`${label} ${index}`} of={of} label={label} />
      ))}
    </details>
  );
}
