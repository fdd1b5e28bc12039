import type { PlannerForm } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { TripForm } from '../rules/trip.ts';
import { focusFormPart, type FormPart } from './Question.tsx';
import { requestHints } from './requestHints.ts';
import * as styles from './TripForm.css.ts';

/** Returns true if a part of the form already has an answer. */
const isAnswered: Record<FormPart, (form: TripForm, offers: PlannerForm) => boolean> = {
  times: ({ arrivalTime, departureTime }) => arrivalTime !== '' || departureTime !== '',
  children: ({ childAges }) => childAges.length > 0,
  transport: ({ transport }) => transport === 'bus',
  oneBed: ({ isOneBed }) => isOneBed,
  dining: ({ diningPreference }, { dining }) => diningPreference !== dining[0]?.id,
};

/** Renders the hints for the special requests: requests are printed, but only fields change a plan. */
export function RequestHints({ form, offers }: { form: TripForm; offers: PlannerForm }) {
  const hints = requestHints(form.specialRequests).filter(
    (hint) => !('part' in hint) || !isAnswered[hint.part](form, offers),
  );
  return (
    <div role="status">
      {hints.length > 0 && (
        <ul className={stack.tight}>
          {hints.map((hint) => (
            <li key={hint.text} className={styles.requestHint}>
              <span>{hint.text}</span>
              {'part' in hint ? (
                <Button variant="quiet" small onClick={() => focusFormPart(hint.part)}>
                  {hint.label}
                </Button>
              ) : (
                <SiteLink to={hint.href} className={styles.hintLink}>
                  {hint.label}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
