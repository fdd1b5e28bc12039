import { published } from '../data/published.ts';
import { usePage, usePublished } from '../data/usePublished.ts';
import { BudgetCalculator } from '../features/budget/BudgetCalculator.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Text/Text.tsx';
import { text } from '../ui/Layout/Layout.css.ts';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { LoadingPage, ScreenHead } from './frames/LoadingPage.tsx';

/** /budget-calculator */
export default function BudgetCalculatorPage() {
  const pageAnswer = usePage('budget-calculator');
  const ratesAnswer = usePublished(published.rates);
  const { data: page } = pageAnswer;
  const { data: rates } = ratesAnswer;
  if (!page || !rates) return <LoadingPage answers={[pageAnswer, ratesAnswer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim />
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
