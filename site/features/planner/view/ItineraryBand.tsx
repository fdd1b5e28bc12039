import { Button } from '../../../ui/Button/Button.tsx';
import { IconPrinter } from '../../../ui/icons/planIcons.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { TitleBand } from '../../../ui/TitleBand/TitleBand.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import * as styles from './Itinerary.css.ts';
import type { TripPlan } from '../rules/planTrip.ts';
import { centsText, countWord, peopleText } from './tripText.ts';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { useTripStore } from '../share/tripStore.ts';

/** Title band of a plan with its buttons. */
export function ItineraryBand({ plan, park }: { plan: TripPlan; park: string }) {
  const { edit, clear } = useTripStore();
  const currency = useCurrency();
  const { form, days, totals } = plan;
  const heading = `${countWord(days.length)} ${days.length === 1 ? 'day' : 'days'} in ${park}`;
  const dates = dateRangeText(form.startDate, form.endDate);
  return (
    <TitleBand
      heading={heading}
      lead={`${dates}, ${peopleText(form.groupSize)}, ${centsText(totals.total, currency)}`}
      slim
      aside={
        <div className={screenOnly}>
          <Row>
            <Button variant="main" onClick={() => window.print()}>
              <IconPrinter size={20} aria-hidden />
              Save/Print Itinerary
            </Button>
            <Button variant="onBand" onClick={edit}>
              Edit trip
            </Button>
            <Button variant="onBand" onClick={clear}>
              Plan a Different Trip
            </Button>
          </Row>
        </div>
      }
    >
      {form.specialRequests.trim() && (
        <p className={styles.requests}>Your note: {form.specialRequests.trim()}</p>
      )}
    </TitleBand>
  );
}
