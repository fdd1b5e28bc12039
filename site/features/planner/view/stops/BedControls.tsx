import { priceText } from '#schemas/rules/money.ts';
import { useState } from 'react';
import { useCurrency } from '../../../../ui/SiteContext.ts';
import * as styles from '../Itinerary.css.ts';
import { otherBeds } from '../../rules/planEdits.ts';
import { Tool } from '../Tool.tsx';
import { useTripPlan } from '../useTripPlan.ts';
import { ChoicePanel } from './StopControls.tsx';
import { bedId } from './useStopEdits.ts';

/** Renders a button that changes the bed of a stay, from a night on, 0 for the first. */
export function BedControls({ night, name }: { night: number; name: string }) {
  const { plan, context, edits } = useTripPlan();
  const currency = useCurrency();
  const [isChanging, setIsChanging] = useState(false);
  const end = () => {
    setIsChanging(false);
    document.getElementById(bedId(night))?.focus();
  };
  return (
    <>
      <div className={styles.controls}>
        <Tool
          id={bedId(night)}
          aria-label={`Another bed instead of ${name}`}
          onClick={() => setIsChanging(true)}
        >
          Another bed
        </Tool>
      </div>
      {isChanging && (
        <ChoicePanel
          label={`Change ${name}`}
          keep={`Keep ${name}`}
          choices={otherBeds(context, plan.choices, night).map((bed) => ({
            key: bed.slug,
            label: `${bed.name}, ${bed.location}${bed.price === null ? '' : `, ${priceText(bed.price, currency)}`}`,
            choose: () => edits.changeBed(night, bed),
          }))}
          none="No other bed is open on these nights."
          onEnd={end}
        />
      )}
    </>
  );
}
