import { type ReactNode, useEffect, useRef } from 'react';
import type { Climate, Page, Planner, PlannerForm, ReadyTrip, Site } from '#schemas/types/published.ts';
import { useToday } from '../../tripDates/tripDates.ts';
import { useIsUnread, usePersistedStore } from '../../device/keptState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Stack, WithAside, Wrap } from '../../ui/Layout/Layout.tsx';
import { LoadingState } from '../../ui/EmptyState/EmptyState.tsx';
import { Notice, UnreadNotice } from '../../ui/Notice/Notice.tsx';
import { focusPageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { planLimits, tripEntry } from './rules/planLimits.ts';
import type { TripCatalog } from './rules/trip.ts';
import { emptyForm } from './form/tripDraft.ts';
import * as styles from './form/TripForm.css.ts';
import { TripFormView } from './form/TripFormView.tsx';
import { useTripStore } from './share/tripStore.ts';
import { useCalculatorTrip } from './form/useCalculatorTrip.ts';
import { ReadyTrips } from './trips/ReadyTrips.tsx';
import { type Message, usePlanner } from './usePlanner.ts';
import { useWeather } from './view/weather.ts';
import { YourDates } from './form/YourDates.tsx';

interface TripPlannerProps {
  page: Page;
  offers: PlannerForm;
  climate: Climate;
  site: Site;
  /** Ready trips to begin with. */
  trips: readonly ReadyTrip[];
  /** Records that the visitor has saved. */
  saved: TripCatalog['saved'];
  /** Content below the form. */
  children: ReactNode;
}

/** Renders the form, or the plan made from it. */
export function TripPlanner(props: TripPlannerProps) {
  const { page, offers, climate, site, trips, saved, children } = props;
  usePersistedStore(useTripStore.persist, false);
  const { draft, trip, isEditing, write, resume } = useTripStore();
  const today = useToday(site);
  const days = useCalculatorTrip(offers);
  const form = draft ?? emptyForm(offers);
  const showsPlan = trip !== null && !isEditing;
  const { planner, isBusy, message, run, close } = usePlanner({ showsPlan, hasAnswer: draft !== null });
  // A plan of an earlier visit may break rules that have changed since.
  const unplannable = planner && trip && planner.formMessage(trip.form, planner.data.rules);
  const weather = useWeather(site, form.startDate !== '' && form.endDate !== '');
  const isUnread = useIsUnread(tripEntry);
  useHeadingFocus(showsPlan && planner !== null && !unplannable);
  const sourceOf = (data: Planner) => ({
    catalog: { ...data, saved: saved.slice(-planLimits.savedPlaces), zoneOffsets: site.zoneOffsets },
    rules: data.rules,
  });

  if (showsPlan && planner && !unplannable)
    return (
      <>
        <Wrap>
          <PlannerMessage message={message} onClose={close} />
        </Wrap>
        <planner.Itinerary planner={planner.data} site={site} trip={trip} weather={weather} />
      </>
    );
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim />
      <div className={styles.opening}>
        <LoadingState label="Opening your plan..." />
      </div>
      <Wrap>
        <div className={styles.layout}>
          <Stack gap="loose">
            <PlannerMessage message={message ?? (showsPlan ? unplannable : null)} onClose={close} />
            {isUnread && <UnreadNotice what="Your trip" />}
            {showsPlan && !unplannable && !message?.retry ? (
              <LoadingState label="Opening your plan..." />
            ) : (
              <WithAside aside={<YourDates climate={climate} date={form.startDate} />}>
                <noscript>
                  <Notice tone="info" heading="The planner needs JavaScript">
                    <p>Turn on JavaScript to build a plan. The ready-made trips below work without it.</p>
                  </Notice>
                </noscript>
                <TripFormView
                  offers={offers}
                  form={form}
                  today={today}
                  days={days}
                  isGenerating={isBusy}
                  onChange={write}
                  onSubmit={() => void run(({ data, planForm }) => planForm(form, sourceOf(data)))}
                  onBack={trip ? resume : null}
                />
              </WithAside>
            )}
          </Stack>
        </div>
      </Wrap>
      <ReadyTrips
        trips={trips}
        today={today}
        isBusy={isBusy}
        onBegin={(ready, startDate) =>
          void run(({ data, planReadyTrip }) => planReadyTrip(ready, startDate, sourceOf(data)))
        }
      />
      {children}
    </>
  );
}

/** Renders a message, with a button that asks again or closes it unless the form has to change. */
function PlannerMessage({ message, onClose }: { message: Message | null; onClose: () => void }) {
  return (
    <div role="alert">
      {message && (
        <Notice tone={message.tone} heading={message.heading}>
          {message.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {message.tone !== 'warning' && (
            <Button variant="outline" small onClick={message.retry ?? onClose}>
              {message.retry ? 'Retry' : 'Close'}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

/** Moves focus and scroll to the heading when form and plan switch. */
function useHeadingFocus(showsPlan: boolean): void {
  const before = useRef(showsPlan);
  useEffect(() => {
    if (before.current === showsPlan) return;
    before.current = showsPlan;
    window.scrollTo(0, 0);
    focusPageHeading();
  }, [showsPlan]);
}
