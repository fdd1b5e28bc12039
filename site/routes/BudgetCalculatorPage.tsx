import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { BudgetCalculator } from '../features/budget/BudgetCalculator.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { text } from '../ui/TextPage/TextPage.css.ts';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { Awaited } from './Awaited.tsx';

/** /budget-calculator */
export default function BudgetCalculatorPage() {
  const pageAnswer = usePage('budget-calculator');
  const ratesAnswer = usePublishedDetail(published.rates);
  const { data: page } = pageAnswer;
  const { data: rates } = ratesAnswer;
  if (!page || !rates) return <Awaited answers={[pageAnswer, ratesAnswer]} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
      />
      <TitleBand heading={page.heading} lead={page.lead} slim />
      <BudgetCalculator rates={rates} />
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
