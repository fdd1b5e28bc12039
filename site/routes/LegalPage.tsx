import type { RouteParams } from './RouteParams.ts';
import { useScreen } from '../data/useScreen.ts';
import { ConsentChoice } from '../features/consent/ConsentChoice.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { TextPage } from '../ui/TextPage/TextPage.tsx';
import { Awaited } from './Awaited.tsx';

/** /privacy, /terms, /cookies */
export default function LegalPage({ slug }: RouteParams) {
  const { site, page, answers } = useScreen(slug);
  if (!page || !site) return <Awaited answers={answers} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
      />
      <TextPage heading={page.heading} lead={page.lead} html={page.html}>
        {slug === 'cookies' && <ConsentChoice site={site} />}
      </TextPage>
    </>
  );
}
