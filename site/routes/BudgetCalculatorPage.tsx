import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { RateTables } from '../features/budget/RateTables.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** /budget-calculator */
export default function BudgetCalculatorPage() {
  const page = usePage('budget-calculator');
  const { data: rates } = usePublishedDetail(published.rates);
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      <TitleBand heading={page.heading} lead={page.lead} slim />
      <Wrap>
        <Prose html={page.html} lead />
      </Wrap>
      {rates && <RateTables rates={rates} />}
    </>
  );
}
