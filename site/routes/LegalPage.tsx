import { usePage } from '../data/usePage.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TextPage } from '../ui/TextPage/TextPage.tsx';
import { Awaited } from './frames/Awaited.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { ScreenHead } from './frames/ScreenHead.tsx';

const ConsentChoice = lazyRegions(
  import.meta.env.SSR
    ? { prerendered: await import('../features/consent/ConsentChoice.tsx') }
    : { load: () => import('../features/consent/ConsentChoice.tsx') },
)((module) => module.default);

/** A page of plain text, such as /privacy; the cookie page includes the consent choice. */
export default function LegalPage({ slug, site }: PageProps) {
  const answer = usePage(slug);
  const { data: page } = answer;
  if (!page) return <Awaited answers={[answer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <TextPage heading={page.heading} lead={page.lead} html={page.html}>
        {slug === 'cookies' && <ConsentChoice site={site} />}
      </TextPage>
    </>
  );
}
