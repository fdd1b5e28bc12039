import { useContext } from 'react';
import { SiteContext } from '../SiteContext.ts';
import { mark, word } from './Logo.css.ts';

/** The sign and the name of the guide. */
export function Logo({ name }: { name: string }) {
  const { sign } = useContext(SiteContext);
  return (
    <span className={word}>
      {sign && (
        <svg viewBox="3 3 26 26" className={mark} aria-hidden="true">
          <path d={sign.path} fill={sign.color} />
        </svg>
      )}
      {name}
    </span>
  );
}
