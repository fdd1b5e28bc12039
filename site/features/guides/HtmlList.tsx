import { marked } from '../../ui/BulletList/BulletList.css.ts';

/** Items that maintainers wrote in Markdown; the pipeline made safe HTML of them. */
export function HtmlList({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className={marked}>
          <span dangerouslySetInnerHTML={{ __html: item }} />
        </li>
      ))}
    </ul>
  );
}
