import { classNames } from '../classNames.ts';
import * as styles from './Prose.css.ts';
import { htmlWithBase } from '../../base/guideBase.ts';

interface ProseProps {
  /** Safe HTML: the pipeline made it from Markdown without raw HTML. */
  html: string;
  /** Sets the first paragraph larger. */
  lead?: boolean;
}

/** Running text that maintainers wrote in Markdown. */
export function Prose({ html, lead = false }: ProseProps) {
  return (
    <div
      className={classNames(styles.prose, lead && styles.lead)}
      dangerouslySetInnerHTML={{ __html: htmlWithBase(html) }}
    />
  );
}
