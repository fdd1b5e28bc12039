import { usePage } from '../data/usePublished.ts';
import { PageHead } from '../ui/head/PageHead.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { LoadingPage } from './frames/LoadingPage.tsx';

const load = () => import('../features/search/SearchPanel.tsx');
const SearchPanel = lazyRegions({
  load,
  prerendered: import.meta.env.SSR && (await load()),
})((regions) => regions.SearchPanel);

/** /search */
export default function SearchPage() {
  const answer = usePage('search');
  const { data: page } = answer;
  if (!page) return <LoadingPage answers={[answer]} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} noIndex />
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim />
      <SearchPanel />
    </>
  );
}
