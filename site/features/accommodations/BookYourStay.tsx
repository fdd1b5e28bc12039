import type { AccommodationDetail } from '#schemas/types/published.ts';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';
import * as styles from './AccommodationDetailView.css.ts';
import type { Booking } from './booking.ts';

interface BookYourStayProps {
  accommodation: AccommodationDetail;
  /** Price of a stay as text. */
  price: string;
  booking: Booking;
}

/** Renders the price and the booking button. The band under the title has the disclosure, once a page. */
export function BookYourStay({ accommodation, price, booking }: BookYourStayProps) {
  return (
    <div className={styles.card}>
      <Block heading="Book Your Stay" side>
        <p className={styles.price}>
          {price}
          <EstimateMark of={accommodation.priceProvenance} />
        </p>
        <OutboundLink href={booking.href} wide>
          {booking.label}
        </OutboundLink>
      </Block>
    </div>
  );
}
