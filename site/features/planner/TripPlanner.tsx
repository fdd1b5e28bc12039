import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { ReadyTrips, TripChanges } from './trips/ReadyTrips.tsx';
import { usePlannerModules, useSharedPlan } from './usePlannerModules.ts';
import { useWeather } from './useWeather.ts';
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
  const { draft, trip, isEditing, write, keep, resume } = useTripStore();
  const today = useToday(site);
  const days = useCalculatorTrip(offers);
  const { modules, hasFailed, load, prepare } = usePlannerModules();
  const shared = useSharedPlan(load);
  const [isGenerating, setIsGenerating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [changes, setChanges] = useState<string[]>([]);
  /** Repeats what failed because the planner did not load. */
  const again = useRef<(() => Promise<void>) | null>(null);
  const form = draft ?? emptyForm(offers);
  const weather = useWeather(site, form.startDate !== '' && form.endDate !== '');
  const showsPlan = trip !== null && !isEditing;
  // A plan of an earlier visit may break rules that have changed since.
  const unplannable = modules && trip && modules.formProblem(trip.form, modules.planner.rules);
  const isUnread = useIsUnread(tripEntry);
  useEffect(() => {
    if (showsPlan && !modules) void load();
  }, [showsPlan, modules, load]);
  // A visitor who has answered something will ask for a plan.
  const isWanted = draft !== null && !showsPlan && !modules;
  useEffect(() => {
    if (isWanted) void prepare();
  }, [isWanted, prepare]);
  useHeadingFocus(showsPlan && modules !== null && !unplannable);

  const loadToPlan = async (retry: () => Promise<void>) => {
    again.current = retry;
    setProblem(null);
    setIsGenerating(true);
    const loaded = modules ?? (await load());
    setIsGenerating(false);
    return loaded;
  };
  const counted = saved.slice(-planLimits.savedPlaces);
  const catalogOf = (planner: Planner): TripCatalog => ({
    ...planner,
    saved: counted,
    zoneOffsets: site.zoneOffsets,
  });
  const generate = async () => {
    const loaded = await loadToPlan(generate);
    if (!loaded) return;
    const { planner } = loaded;
    const wrong = loaded.formProblem(form, planner.rules);
    setProblem(wrong);
    if (wrong !== null) return;
    setIsGenerating(true);
    const choices = await loaded.planTrip(form, catalogOf(planner), planner.rules, trip?.choices ?? null);
    setIsGenerating(false);
    keep({ form, choices, saved: counted });
    loaded.keepTripDates(form.startDate, form.endDate);
    setChanges([]);
  };
  const begin = async (ready: ReadyTrip, startDate: string) => {
    const loaded = await loadToPlan(() => begin(ready, startDate));
    if (!loaded) return;
    const { planner } = loaded;
    const put = await loaded.tripOnDates(ready, startDate, catalogOf(planner), planner.rules);
    keep({ form: put.form, choices: put.choices, saved: counted });
    loaded.keepTripDates(put.form.startDate, put.form.endDate);
    setChanges(put.changes);
  };

  if (showsPlan && modules && !unplannable)
    return (
      <>
        <TripChanges changes={changes} onClose={() => setChanges([])} />
        <modules.Itinerary planner={modules.planner} site={site} trip={trip} weather={weather} />
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
            <div role="alert">
              {shared.problem && (
                <Notice tone="danger" heading="We can't open this plan">
                  <p>{shared.problem} Ask for the link again, or plan your own trip.</p>
                </Notice>
              )}
              {problem && <Notice tone="warning" heading={problem} />}
              {showsPlan && unplannable && !problem && <Notice tone="warning" heading={unplannable} />}
              {isUnread && <UnreadNotice what="Your trip" />}
              {(hasFailed || shared.retry) && (
                <Notice tone="danger" heading="The planner didn't load">
                  <p>Check the connection, then try again. Your answers are kept.</p>
                  <Button
                    onClick={() => {
                      if (shared.retry) shared.retry();
                      else void (showsPlan ? load() : (again.current ?? generate)());
                    }}
                  >
                    Retry
                  </Button>
                </Notice>
              )}
            </div>
            {showsPlan && !unplannable && !hasFailed ? (
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
                  isGenerating={isGenerating}
                  onChange={write}
                  onSubmit={() => void generate()}
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
        isBusy={isGenerating}
        onBegin={(ready, startDate) => void begin(ready, startDate)}
      />
      {children}
    </>
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
