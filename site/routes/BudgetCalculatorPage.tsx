import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { BudgetCalculator } from '../features/budget/BudgetCalculator.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { text } from '../ui/TextPage/TextPage.css.ts';
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
      {rates ? <BudgetCalculator rates={rates} /> : <LoadingState label="Loading..." />}
      {page.html && (
        <Wrap>
          <div className={text}>
            <Prose html={page.html} />
          </div>
        </Wrap>
      )}
    </>
  );
}
