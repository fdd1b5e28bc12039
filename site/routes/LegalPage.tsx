import type { RouteParams } from './RouteParams.ts';
import { usePage } from '../data/usePage.ts';
import { PageHead } from '../ui/head/PageHead.tsx';
import { TextPage } from '../ui/TextPage/TextPage.tsx';

/** /privacy, /terms, /cookies */
export default function LegalPage({ slug }: RouteParams) {
  const page = usePage(slug);
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      <TextPage heading={page.heading} lead={page.lead} html={page.html} />
    </>
  );
}
