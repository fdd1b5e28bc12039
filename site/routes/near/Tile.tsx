import type { FocusEvent, ReactNode } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import { stayAmount } from '#schemas/rules/stays/stayPriceFact.ts';
import type {
  AccommodationSummary,
  ActivitySummary,
  AttractionSummary,
  NoticeLine as Restriction,
  OpenSeason,
  Picture as PictureData,
  TrailSummary,
} from '#schemas/types/published.ts';
import { activityPrice, paidUnit } from '#schemas/rules/activities/activityPrice.ts';
import { winterStateNow } from '../../features/trails/season/seasonalInfo.ts';
import { useSeasonTime } from '../../features/trails/season/useSeasonTime.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { link } from '../../ui/Card/Card.css.ts';
import { CardAction, type CardRecord } from '../../ui/Card/Card.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { awayText, capitalize } from '../../ui/text/text.ts';
import { Tag } from '../../ui/Text/Text.tsx';
import * as styles from './Tile.css.ts';

/** How tiles are laid out: six posters, four posters, wide pictures, or rows with a small picture. */
export type TileLooks = keyof typeof styles.looks;

interface TileProps {
  kind: CardRecord['kind'];
  record: {
    slug: string;
    name: string;
    picture: PictureData;
    restrictions: readonly Restriction[];
    open?: OpenSeason | null | undefined;
  };
  looks: TileLooks;
  amount?: ReactNode;
  meta: string[];
  /** Danger, above all else. */
  danger?: string | undefined;
}

const sizes = {
  posters: '(min-width: 1100px) 200px, (min-width: 760px) 30vw, 44vw',
  four: '(min-width: 760px) 23vw, 44vw',
  wide: '(min-width: 1100px) 30vw, (min-width: 760px) 46vw, 78vw',
  rows: '72px',
};

/** Scrolls a row of cards to the one that the keyboard has reached; browsers leave it where it is if an edge of it shows. */
function showWhole({ target, currentTarget }: FocusEvent): void {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** A picture with the name of its record below it or beside it, a line of facts, and the first of its warnings. */
function Tile({ kind, record, looks, amount, meta, danger }: TileProps) {
  const { slug, name, picture } = record;
  return (
    <article className={styles.looks[looks]} onFocusCapture={showWhole}>
      <Picture picture={picture} crop={looks === 'wide' ? 'wide' : 'card'} sizes={sizes[looks]} decorative />
      <div className={styles.words}>
        <h3 className={styles.heading}>
          <SiteLink to={recordPath(kind, slug)} className={link}>
            {name}
          </SiteLink>
        </h3>
        {looks !== 'rows' && amount && <p className={styles.amount}>{amount}</p>}
        <p className={styles.meta}>
          {looks === 'rows' && <span className={styles.amount}>{amount}, </span>}
          {meta.join(', ')}
        </p>
        {danger ? (
          <p>
            <Tag tone="danger">{danger}</Tag>
          </p>
        ) : (
          <NoticeLine restrictions={record.restrictions} open={record.open} most={1} />
        )}
      </div>
      {looks !== 'rows' && <CardAction kind={kind} slug={slug} name={name} />}
    </article>
  );
}

export function AttractionTile({ record, looks }: { record: AttractionSummary; looks: TileLooks }) {
  const meta = [record.location, ...awayText(record.awayKm)];
  return <Tile kind="attraction" record={record} looks={looks} meta={meta} />;
}

export function ActivityTile({ record, looks }: { record: ActivitySummary; looks: TileLooks }) {
  const unit = paidUnit(record);
  const amount = (
    <>
      {activityPrice(record, useCurrency())}
      <EstimateMark of={record.priceProvenance} />
      {unit && ` per ${unit}`}
    </>
  );
  const meta = [record.duration, ...awayText(record.awayKm)];
  return <Tile kind="activity" record={record} looks={looks} amount={amount} meta={meta} />;
}

export function StayTile({ record, looks }: { record: AccommodationSummary; looks: TileLooks }) {
  const { price, priceProvenance, type, location, awayKm } = record;
  const currency = useCurrency();
  const amount =
    price === null ? (
      'Price not confirmed'
    ) : (
      <>
        {stayAmount(price, priceProvenance, currency, 'from ')}
        <EstimateMark of={priceProvenance} /> Per Night
      </>
    );
  const meta = [capitalize(type), location, ...awayText(awayKm)];
  return <Tile kind="accommodation" record={record} looks={looks} amount={amount} meta={meta} />;
}

export function TrailTile({ record, looks }: { record: TrailSummary; looks: TileLooks }) {
  const exposed = winterStateNow(record, useSeasonTime()) === 'exposed';
  const meta = [capitalize(record.difficulty), record.elevationGain, ...awayText(record.awayKm)];
  return (
    <Tile
      kind="trail"
      record={record}
      looks={looks}
      amount={record.distance}
      meta={meta}
      danger={exposed ? 'Avalanche danger' : undefined}
    />
  );
}
