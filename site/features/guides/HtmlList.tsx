import { marked } from '../../ui/BulletList/BulletList.css.ts';
import { twoColumns } from './HtmlList.css.ts';
import { htmlWithBase } from '../../base/guideBase.ts';

interface HtmlListProps {
  items: string[];
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Renders items whose Markdown the pipeline turned into safe HTML. */
export function HtmlList({ items, wide = false }: HtmlListProps) {
  return (
    <ul className={wide ? twoColumns : undefined}>
      {items.map((item) => (
        <li key={item} className={marked}>
          <span dangerouslySetInnerHTML={{ __html: htmlWithBase(item) }} />
        </li>
      ))}
    </ul>
  );
}
