/** For those without script: links to what else only a press would show. */
export function LinksWithoutScript({ links }: { links: { label: string; note?: string; href: string }[] }) {
  return (
    <noscript>
      <ul>
        {links.map(({ label, note, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {note && `, ${note}`}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
