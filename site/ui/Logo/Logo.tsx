import { mark, word } from './Logo.css.ts';

/** The larch and the name of the guide. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={word}>
      <svg viewBox="0 0 24 32" className={mark} aria-hidden="true">
        <path d="m12 0 5 8h-3l5 7h-3l6 8H14v9h-4v-9H2l6-8H5l5-7H7z" />
      </svg>
      {name}
    </span>
  );
}
