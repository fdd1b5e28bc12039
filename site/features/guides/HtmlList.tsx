import { classNames } from '../../ui/classNames.ts';
import { numbered as numberedItem, numberedList } from '../../ui/BulletList/BulletList.css.ts';
import { twoColumns } from './HtmlList.css.ts';

interface HtmlListProps {
  items: string[];
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Numbered items that maintainers wrote in Markdown; the pipeline made safe HTML of them. */
export function HtmlList({ items, wide = false }: HtmlListProps) {
  return (
    <ol className={classNames(numberedList, wide && twoColumns)}>
      {items.map((item) => (
        <li key={item} className={numberedItem}>
          <span dangerouslySetInnerHTML={{ __html: item }} />
        </li>
      ))}
    </ol>
  );
}
