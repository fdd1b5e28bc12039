import { useContext } from 'react';
import { SiteContext } from '../SiteContext.ts';
import { mark, word } from './Logo.css.ts';

/** The sign and the name of the guide. A wide sign reaches over into the room at both sides. */
export function Logo() {
  const { sign, name } = useContext(SiteContext);
  return (
    <span className={word}>
      {sign && (
        <svg viewBox="6.25 3 19.5 26" overflow="visible" className={mark} aria-hidden="true">
          <path d={sign.path} fill={sign.color} />
        </svg>
      )}
      {name}
    </span>
  );
}
