import { priceText } from '#schemas/rules/money.ts';
import type { Passes } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import * as styles from './PassesSection.css.ts';
import { BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Heading, Tag } from '../../../ui/Text/Text.tsx';
import { Row, Stack } from '../../../ui/Layout/Layout.tsx';
import { PriceList } from '../../../ui/PriceList/PriceList.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Sources } from '../../../ui/SourceNote/SourceNote.tsx';

function PassCard({ pass }: { pass: Passes['passes'][number] }) {
  const currency = useCurrency();
  return (
    <article className={classNames(styles.pass, pass.popular && styles.popular)}>
      <div className={styles.head}>
        <Heading level={3}>{pass.name}</Heading>
        {pass.popular && <Tag tone="gold">Popular</Tag>}
      </div>
      <div>
        <p className={styles.price}>{feeText(pass.price, currency)}</p>
        <p className={styles.duration}>{pass.duration}</p>
      </div>
      <p className={styles.text}>{pass.description}</p>
      <div className={styles.text}>
        <BulletList items={pass.features} />
      </div>
      <p className={styles.text}>
        <strong>Best for:</strong> {pass.bestFor}
      </p>
    </article>
  );
}

/** Renders all passes with prices and sources, and the links to buy them. */
export function PassesSection() {
  const { data: passes } = usePublished(published.passes);
  if (!passes) return null;
  return (
    <Stack gap="loose">
      <div className={styles.passes}>
        {passes.passes.map((pass) => (
          <PassCard key={pass.id} pass={pass} />
        ))}
      </div>
      <Row>
        <LinkButton to={passes.officialUrl} variant="main">
          Buy Online
        </LinkButton>
        <span>On the park's official site, with current rates.</span>
      </Row>
      <Sources
        facts={[
          ...passes.passes.map(({ name, provenance }) => ({ label: name, of: provenance })),
          ...passes.fines.map(({ name, provenance }) => ({ label: name, of: provenance })),
        ]}
      />
    </Stack>
  );
}

/** Renders the fines for visitors without a pass. */
export function FinesSection() {
  const currency = useCurrency();
  const { data: passes } = usePublished(published.passes);
  if (!passes) return null;
  return (
    <PriceList
      items={passes.fines.map(({ name, amount }) => ({
        name,
        price: feeText(amount, currency),
      }))}
    />
  );
}

/** Formats an official amount with cents; "Free" only for 0. */
export function feeText(amount: number, currency: string): string {
  if (amount === 0) return 'Free';
  return priceText(amount, currency, { useGrouping: false, trailingZeroDisplay: 'auto' });
}
