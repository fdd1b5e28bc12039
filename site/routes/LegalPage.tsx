import type { RouteParams } from './RouteParams.ts';
import { usePage } from '../data/usePage.ts';
import { PageHead } from '../ui/head/PageHead.tsx';
import { TextPage } from '../ui/TextPage/TextPage.tsx';
import { Awaited } from './Awaited.tsx';

/** /privacy, /terms, /cookies */
export default function LegalPage({ slug }: RouteParams) {
  const answer = usePage(slug);
  const { data: page } = answer;
  if (!page) return <Awaited answers={[answer]} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      <TextPage heading={page.heading} lead={page.lead} html={page.html} />
    </>
  );
}
