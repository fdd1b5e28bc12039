import { useContext } from 'react';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import * as styles from '../../ui/SourceNote/SourceNote.css.ts';

interface EditLinkProps {
  folder: string;
  slug: string;
}

/** A link to the file of a record in the public repository; renders nothing without one. Paper shows no `nav`. */
export function EditLink({ folder, slug }: EditLinkProps) {
  const { editUrl } = useContext(SiteContext);
  if (!editUrl) return null;
  return (
    <Wrap>
      <nav aria-label="This page" className={styles.sources}>
        <a href={`${editUrl}/${folder}/${slug}.yaml`}>Edit this page</a>
      </nav>
    </Wrap>
  );
}
