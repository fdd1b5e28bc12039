import { usePage } from '../data/usePublished.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Text/Text.tsx';
import { split } from '../ui/Layout/Layout.css.ts';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { LoadingPage, ScreenHead, type PageProps } from './frames/LoadingPage.tsx';

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
      <TitleBand heading={page.heading} lead={page.lead} slim />
      <Wrap>
        <div className={split}>
          <Prose html={page.html} />
          {slug === 'cookies' && <ConsentChoice site={site} />}
        </div>
      </Wrap>
    </>
  );
}
