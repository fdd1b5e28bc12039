import type { Rates } from '#schemas/types/published.ts';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';

const prices = (rates: Rates['budget']['meals']) =>
  rates.map(({ label, rate }) => ({ name: label, price: `$${rate}` }));

/** The planning rates behind the calculator. */
export function RateTables({ rates }: { rates: Rates }) {
  const { budget } = rates;
  return (
    <Section heading="Planning rates">
      <Grid of="two">
        <Block heading="Accommodation, per night" side>
          <PriceList items={prices(budget.accommodation)} />
        </Block>
        <Block heading="Activities, per person and trip" side>
          <PriceList items={prices(budget.activities)} />
        </Block>
        <Block heading="Meals, per person and day" side>
          <PriceList items={prices(budget.meals)} />
        </Block>
        <Block heading="Transport, per day" side>
          <PriceList items={prices(budget.transport)} />
        </Block>
      </Grid>
      <SourceNote of={rates.provenance} label="Rates" />
    </Section>
  );
}
