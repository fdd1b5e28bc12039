import type { Passes } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { usePublishedDetail } from '../../data/usePublished.ts';
import { BulletList } from '../../ui/BulletList/BulletList.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { PriceList } from '../../ui/PriceList/PriceList.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { ClimateTable } from './ClimateTable.tsx';

const dollars = (amount: number) => (amount === 0 ? 'Free' : `$${amount.toFixed(2)}`);

function PassCard({ pass }: { pass: Passes['passes'][number] }) {
  return (
    <Block heading={`${pass.name}: ${dollars(pass.price)}`} side>
      {pass.popular && (
        <p>
          <Tag tone="gold">Popular</Tag>
        </p>
      )}
      <p>
        {pass.description} Valid: {pass.duration}.
      </p>
      <BulletList items={pass.features} />
      <p>Best for: {pass.bestFor}</p>
      <SourceNote of={pass.provenance} label="Price" />
    </Block>
  );
}

/** All passes with their prices and sources. */
export function PassesSection() {
  const { data: passes } = usePublishedDetail(published.passes);
  if (!passes) return null;
  return (
    <Grid of="two">
      {passes.passes.map((pass) => (
        <PassCard key={pass.id} pass={pass} />
      ))}
    </Grid>
  );
}

/** What it costs to have no pass. */
export function FinesSection() {
  const { data: passes } = usePublishedDetail(published.passes);
  if (!passes) return null;
  return (
    <PriceList
      items={passes.fines.map(({ name, amount, provenance }) => ({
        name,
        price: dollars(amount),
        note: sourceText(provenance),
      }))}
    />
  );
}

/** The monthly climate table. */
export function ClimateSection() {
  const { data: climate } = usePublishedDetail(published.climate);
  return climate ? <ClimateTable climate={climate} /> : null;
}
