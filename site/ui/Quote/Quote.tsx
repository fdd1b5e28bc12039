import * as styles from './Quote.css.ts';

/** Quotation of a visitor. */
export function Quote({ quote, author }: { quote: string; author: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.author}>{author}</figcaption>
    </figure>
  );
}
