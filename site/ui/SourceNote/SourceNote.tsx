import type { Provenance } from '#schemas/types/published.ts';
import * as styles from './SourceNote.css.ts';
import { sourceText, sourceUrl } from './sourceText.ts';

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
