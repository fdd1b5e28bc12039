import { usePage } from '../data/usePage.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TextPage } from '../ui/TextPage/TextPage.tsx';
import { LoadingPage } from './frames/LoadingPage.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { ScreenHead } from './frames/ScreenHead.tsx';

const load = () => import('../features/consent/ConsentChoice.tsx');
const ConsentChoice = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) })(
  (module) => module.default,
);

/** A page of plain text, such as /privacy; the cookie page includes the consent choice. */
export default function LegalPage({ slug, site }: PageProps) {
  const answer = usePage(slug);
  const { data: page } = answer;
  if (!page) return <LoadingPage answers={[answer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <TextPage heading={page.heading} lead={page.lead} html={page.html}>
        {slug === 'cookies' && <ConsentChoice site={site} />}
      </TextPage>
    </>
  );
}
