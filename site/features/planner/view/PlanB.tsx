import { useId, useState } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { planB } from '../rules/edit/planB.ts';
import { keyOf } from '../rules/trip.ts';
import * as styles from './Itinerary.css.ts';
import { Tool } from './Tool.tsx';
import { useTripPlan } from './useTripPlan.ts';

/** Renders a button that shows the plan B of a day, 0 for the first, and one that takes it. */
export function PlanB({ day }: { day: number }) {
  const { plan, context, edits } = useTripPlan();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  // Computed on request, because it looks at every place.
  const places = isOpen ? planB(context, plan.choices, day) : [];
  return (
    <div className={styles.planB}>
      <Tool
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`Plan B for day ${day + 1}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Plan B
      </Tool>
      {isOpen && (
        <div id={panelId} className={styles.alternatives}>
          {places.length === 0 ? (
            <p>Nothing indoors or near fits on this day.</p>
          ) : (
            <>
              <p>For rain, smoke or a full parking lot:</p>
              <ul className={styles.list}>
                {places.map((place) => (
                  <li key={keyOf(place)}>
                    <SiteLink to={recordPath(place.kind, place.slug)}>{place.name}</SiteLink>,{' '}
                    {place.location}
                    {context.isIndoors(place) && ', indoors'}
                  </li>
                ))}
              </ul>
              <Tool
                onClick={() => {
                  setIsOpen(false);
                  edits.takePlanB(day);
                }}
              >
                Use Plan B on Day {day + 1}
              </Tool>
            </>
          )}
        </div>
      )}
    </div>
  );
}
