import { useState } from 'react';
import { saveFile } from '../../../device/browser.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { importWithRetry } from '../../../ui/hydration/importWithRetry.ts';
import { control } from '../../../ui/Field/Field.css.ts';
import { encodePlan } from '../share/planCode.ts';
import { planGpx } from '../share/planGpx.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders the plan as a link and as files; `onDone` gets a message after an action. */
export function PlanExport({ onDone }: { onDone: (message: string) => void }) {
  const { plan, site } = useTripPlan();
  const [address, setAddress] = useState<string | null>(null);
  const guide = { siteName: site.name, url: site.url, zoneOffsets: site.zoneOffsets };
  const fileName = `trip-${plan.form.startDate}-to-${plan.form.endDate}`;
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}#plan=${await encodePlan(plan)}`;
    setAddress(link);
    return navigator.clipboard.writeText(link).then(
      () => 'Link copied.',
      () => "Couldn't copy. Select the link below and copy it.",
    );
  };
  const saveCalendar = async () => {
    const { planCalendar } = await importWithRetry(() => import('../share/planCalendar.ts'));
    saveFile(planCalendar(plan, guide), `${fileName}.ics`, 'text/calendar');
    return 'Calendar file saved.';
  };
  const saveGpx = async () => {
    saveFile(planGpx(plan, guide), `${fileName}.gpx`, 'application/gpx+xml');
    return 'GPX file saved.';
  };
  const actions = [
    ['Copy Link to This Plan', copyLink],
    ['Calendar File (.ics)', saveCalendar],
    ['GPX of stops', saveGpx],
  ] as const;
  return (
    <Block heading="Take it with you" side screenOnly>
      <Row>
        {actions.map(([label, act]) => (
          <Button
            key={label}
            variant="outline"
            small
            onClick={() => {
              act().then(onDone, () => onDone("That didn't work. Check your connection and try again."));
            }}
          >
            {label}
          </Button>
        ))}
      </Row>
      {address !== null && (
        <input
          className={control}
          aria-label="Link to this plan"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Block>
  );
}
