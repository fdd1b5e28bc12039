import { useState } from 'react';
import { createRouteCursor } from '../../features/trails/route/routeCursor.ts';
import { BigFigures } from '../../features/trails/detail/BigFigures.tsx';
import { priceText } from '#schemas/rules/money.ts';
import { BulletList } from '../../ui/BulletList/BulletList.tsx';
import { ElevationProfile } from '../../features/trails/route/profile/ElevationProfile.tsx';
import { FactList, FactStrip } from '../../ui/FactList/FactList.tsx';
import { Grid, Stack } from '../../ui/Layout/Layout.tsx';
import { MonthStrip } from '../../features/trails/season/MonthStrip.tsx';
import { PatternBar } from '../../features/budget/PatternBar.tsx';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { RatingBadge } from '../../ui/RatingBadge/RatingBadge.tsx';
import { TipCard } from '../../ui/Section/TipCard.tsx';
import { Table } from '../../ui/Table/Table.tsx';

const facts = ['First', 'Second', 'Third', 'Fourth'].map((term) => ({ term, value: 'A value' }));
const patterns = ['solid', 'stripes', 'dots', 'lines', 'plain'] as const;
const profile = [
  { km: 0, elevation: 1700 },
  { km: 2, elevation: 1720 },
  { km: 4.5, elevation: 2100 },
];
const waypoints = [
  { name: 'Start', km: 0, elevation: 1700 },
  { name: 'Top', km: 4.5, elevation: 2100 },
];

/** Numbers, facts and drawings. */
export function FigureSamples() {
  const currency = useCurrency();
  const [cursor] = useState(createRouteCursor);
  return (
    <Stack gap="wide">
      <BigFigures
        figures={[
          { label: 'Distance', text: '11.6 km return' },
          { label: 'Duration', text: 'about 4 hours' },
        ]}
      />
      <ElevationProfile profile={profile} waypoints={waypoints} label="A sample profile" cursor={cursor} />
      <PatternBar parts={patterns.map((pattern, index) => ({ pattern, amount: 5 - index }))} />
      <MonthStrip
        months={['out', 'danger', 'unrated', 'possible', 'best', 'best']}
        meanings={{
          best: 'best',
          possible: 'possible',
          danger: 'danger',
          unrated: 'unrated',
          out: 'ruled out',
        }}
      />
      <FactStrip facts={facts} />
      <Grid of="two">
        <FactList facts={facts} />
        <PriceList items={[{ name: 'A thing', price: priceText(12, currency), note: 'with a note' }]} />
        <TipCard heading="Bullets">
          <BulletList items={['One', 'Two']} />
        </TipCard>
      </Grid>
      <Table label="A table" columns={['Name', 'Figure']} rows={[['Row', '42']]} numeric={[1]} />
      <RatingBadge rating={8.6} scale={10} reviewCount={120} illustrative />
      <Quote quote="What a visitor said." author="Visitor quote" />
    </Stack>
  );
}
