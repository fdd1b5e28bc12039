import { useState } from 'react';
import { saveFile } from '../../../device/browser.ts';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { importWithRetry } from '../../../ui/hydration/importWithRetry.ts';
import { control } from '../../../ui/Field/Field.css.ts';
import { Tool } from './Tool.tsx';
import { useTripPlan } from './useTripPlan.ts';

const failure = "That didn't work. Check your connection and try again.";

/** Renders the plan as a link and as files; `onDone` gets a message after an action. */
export function PlanExport({ onDone }: { onDone: (message: string) => void }) {
  const { plan, site } = useTripPlan();
  const [address, setAddress] = useState<string | null>(null);
  const { form } = plan;
  const guide = { siteName: site.name, url: site.url, zoneOffsets: site.zoneOffsets };
  const fileName = `trip-${form.startDate}-to-${form.endDate}`;
  const attempt = (action: () => Promise<string>) => () => {
    action().then(onDone, () => onDone(failure));
  };
  const copyLink = attempt(async () => {
    const { encodePlan } = await importWithRetry(() => import('../share/planCode.ts'));
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}#plan=${await encodePlan(plan)}`;
    setAddress(link);
    try {
      await navigator.clipboard.writeText(link);
      return 'Link copied.';
    } catch {
      return "Couldn't copy. Select the link below and copy it.";
    }
  });
  const saveCalendar = attempt(async () => {
    const { planCalendar } = await importWithRetry(() => import('../share/planCalendar.ts'));
    saveFile(planCalendar(plan, guide), `${fileName}.ics`, 'text/calendar');
    return 'Calendar file saved.';
  });
  const saveGpx = attempt(async () => {
    const { planGpx } = await importWithRetry(() => import('../share/planGpx.ts'));
    saveFile(planGpx(plan, guide), `${fileName}.gpx`, 'application/gpx+xml');
    return 'GPX file saved.';
  });
  return (
    <Block heading="Take it with you" side screenOnly>
      <Row>
        <Tool onClick={copyLink}>Copy Link to This Plan</Tool>
        <Tool onClick={saveCalendar}>Calendar File (.ics)</Tool>
        <Tool onClick={saveGpx}>GPX of stops</Tool>
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
