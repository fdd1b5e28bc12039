import type { Provenance } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import * as styles from './SourceNote.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

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
