import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Card } from '../../ui/Card/Card.tsx';
import * as cardStyles from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as styles from './TicketCard.css.ts';

const looks = {
  card: styles.card,
  picture: styles.picture,
  body: styles.body,
  heading: styles.heading,
};

interface TicketCardProps {
  to: string;
  name: string;
  picture: PictureData;
  /** Short facts in a row. */
  meta: string[];
  /** Amount in large type; null if it is not known. */
  price: ReactNode;
  priceNote?: string | undefined;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
  /** Control on the corner of the card. */
  action?: ReactNode;
  /** Closures and season, at every width. */
  notice: ReactNode;
  /** The text, where there is room for it. */
  children: ReactNode;
}

/** Looks of an activity card: a ticket with the price on its stub. */
export function TicketCard({
  to,
  name,
  picture,
  meta,
  price,
  priceNote,
  loading = 'lazy',
  level,
  action,
  notice,
  children,
}: TicketCardProps) {
  return (
    <Card
      looks={looks}
      to={to}
      name={name}
      level={level}
      picture={
        <Picture
          picture={picture}
          crop="card"
          wideWhere={styles.ticketWidth}
          sizes="(min-width: 1408px) 410px, (min-width: 1100px) 31vw, (min-width: 700px) 46vw, 190px"
          loading={loading}
          fill
          decorative
        />
      }
      action={action}
    >
      <ul className={styles.meta} aria-label="At a glance">
        {meta.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div>
        {notice}
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.stub}>
        {price && <strong className={cardStyles.price}>{price}</strong>}
        {priceNote && <span className={cardStyles.caption}>{priceNote}</span>}
      </div>
    </Card>
  );
}
