import { list } from './LinksWithoutScript.css.ts';
import { withBase } from '../../base/guideBase.ts';

/** For those without script: links to what else only a press would show. */
export function LinksWithoutScript({ links }: { links: { label: string; note?: string; href: string }[] }) {
  return (
    <noscript>
      <ul className={list}>
        {links.map(({ label, note, href }) => (
          <li key={href}>
            <a href={withBase(href)}>{label}</a>
            {note && `, ${note}`}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
