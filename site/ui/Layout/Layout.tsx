import type { ReactNode, Ref } from 'react';
import * as styles from './Layout.css.ts';

interface Children {
  children: ReactNode;
}

/** Content width with gutters. */
export function Wrap({ children }: Children) {
  return <div className={styles.wrap}>{children}</div>;
}

/** Children in a column. */
export function Stack({ gap = 'normal', children }: Children & { gap?: keyof typeof styles.stack }) {
  return <div className={styles.stack[gap]}>{children}</div>;
}

/** Cards side by side, as many as their kind allows. */
export function Grid({
  of,
  ref,
  children,
}: Children & { of: keyof typeof styles.grid; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.grid[of]}>
      {children}
    </div>
  );
}

/** Small items in a row that wraps. */
export function Row({ children }: Children) {
  return <div className={styles.row}>{children}</div>;
}

/** Main text and, beside it on wide screens, a sticky column of notes. */
export function WithAside({ aside, children }: Children & { aside: ReactNode }) {
  return (
    <div className={styles.withAside}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
