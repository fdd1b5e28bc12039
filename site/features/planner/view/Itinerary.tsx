import { useMemo, useState, useEffect } from 'react';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { dateAt, minutesAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';
import type { Planner, Site } from '#schemas/types/published.ts';
import { useEvents } from '../../../data/usePublished.ts';
import type { NoticeToRead } from '../rules/noticesToRead.ts';
import { planFromChoices } from '../rules/planTrip.ts';
import type { TripCatalog, Weather } from '../rules/trip.ts';
import { tripContext } from '../rules/tripContext.ts';
import { removedPlaces } from '../rules/tripProgress.ts';
import type { SharedPlan } from '../share/plan.ts';
import { useTripStore } from '../share/tripStore.ts';
import { AdviceBox } from './AdviceBox.tsx';
import { BookingChecklist } from './BookingChecklist.tsx';
import { DayCard } from './DayCard.tsx';
import * as styles from './Itinerary.css.ts';
import { PlanExport } from './PlanExport.tsx';
import { TotalsBox } from './TotalsBox.tsx';
import { uniqueNotes, centsText, countText, countWord } from './tripText.ts';
import { TripUnderWay } from './TripUnderWay.tsx';
import { TripPlanContext, useStopEdits, useTripPlan } from './useTripPlan.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmergencyCall } from '../../../ui/EmergencyCall.tsx';
import { IconArrowBackUp, IconPrinter } from '../../../ui/icons/planIcons.tsx';
import { Wrap, Row } from '../../../ui/Layout/Layout.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import { TitleBand } from '../../../ui/TitleBand/TitleBand.tsx';

interface ItineraryProps {
  trip: SharedPlan;
  planner: Planner;
  site: Site;
  weather: Weather | null;
}

/** The plan day by day, with its edit, save and share controls. */
export function Itinerary({ trip, planner, site, weather }: ItineraryProps) {
  const { rules } = planner;
  const catalog = useMemo<TripCatalog>(
    () => ({ ...planner, saved: trip.saved, zoneOffsets: site.zoneOffsets }),
    [planner, trip.saved, site.zoneOffsets],
  );
  const context = useMemo(() => tripContext(trip.form, catalog, rules), [trip.form, catalog, rules]);
  const plan = useMemo(() => {
    const whole = planFromChoices(context, trip.choices, weather);
    return { ...whole, days: uniqueNotes(whole.days) };
  }, [context, trip.choices, weather]);
  const { past, undo } = useTripStore();
  const { data: events } = useEvents();
  const [message, setMessage] = useState('');
  const edits = useStopEdits(context, trip.choices, setMessage);
  const time = useParkTime(site.zoneOffsets);
  const removed = removedPlaces(trip.choices, catalog);
  const takeBack = () => {
    if (past.length === 0) return;
    undo();
    setMessage('Change undone.');
  };
  return (
    <TripPlanContext value={{ plan, context, edits, site, time }}>
      <ItineraryBand />
      <Wrap>
        <div className={styles.bar}>
          <p role="status">{message || 'Change anything. Your plan stays in this browser.'}</p>
          <Button variant="outline" small aria-disabled={past.length === 0} onClick={takeBack}>
            <IconArrowBackUp size={20} aria-hidden />
            Undo
          </Button>
        </div>
        <TripUnderWay />
        <div className={styles.layout}>
          <div>
            <nav aria-label="Parts of the plan" className={styles.jump}>
              <span>Days</span>
              {plan.days.map(({ day }) => (
                <a key={day} href={`#day-${day}`} aria-label={`Day ${day}`}>
                  {day}
                </a>
              ))}
              {plan.notices.length > 0 && <a href="#plan-notices">Read before you go</a>}
            </nav>
            {removed.length > 0 && (
              <Notice tone="warning" heading="No longer in the guide">
                <p>{removed.join(', ')}. The rest of your plan is unchanged.</p>
              </Notice>
            )}
            {plan.days.map((day) => (
              <DayCard key={day.date} day={day} events={events ?? []} />
            ))}
          </div>
          <aside className={styles.aside} aria-label="About this plan">
            <NoticesToRead notices={plan.notices} />
            <AdviceBox weather={weather} />
            <TotalsBox />
            <BookingChecklist />
            <PlanExport onDone={setMessage} />
          </aside>
        </div>
      </Wrap>
    </TripPlanContext>
  );
}

const minute = 60_000;

/** Returns date and minutes since midnight in the park, anew each minute. */
function useParkTime(zoneOffsets: readonly ZoneOffset[]): { today: string; now: number } {
  const [instant, setInstant] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setInstant(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return { today: dateAt(zoneOffsets, instant), now: minutesAt(zoneOffsets, instant) };
}

/** Renders the notices that a plan meets, the gravest first, and the number to call in an emergency. Renders nothing without any. */
export function NoticesToRead({ notices }: { notices: readonly NoticeToRead[] }) {
  if (notices.length === 0) return null;
  return (
    <Block id="plan-notices" heading="Read before you go" side>
      <ul>
        {notices.map(({ title, text }) => (
          <li key={title} className={styles.notice}>
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>{text}</span>
          </li>
        ))}
      </ul>
      <EmergencyCall />
      <SiteLink to="/notices" className={screenOnly}>
        Closures and notices
      </SiteLink>
    </Block>
  );
}

/** Title band of a plan with its buttons. */
function ItineraryBand() {
  const { plan, site } = useTripPlan();
  const { edit, clear } = useTripStore();
  const currency = useCurrency();
  const { form, days, totals } = plan;
  const heading = `${countWord(days.length)} ${days.length === 1 ? 'day' : 'days'} in ${site.park}`;
  const dates = dateRangeText(form.startDate, form.endDate);
  return (
    <TitleBand
      heading={heading}
      lead={`${dates}, ${countText(form.groupSize, 'person', 'people')}, ${centsText(totals.total, currency)}`}
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
