import { useState } from 'react';
import { saveFile } from '../../../device/browser.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconDownload } from '../../../ui/icons/icons.tsx';
import { IconCalendar, IconLink } from '../../../ui/icons/planIcons.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { importWithRetry } from '../../../ui/hydration/importWithRetry.ts';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import * as styles from './Itinerary.css.ts';
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
    <section aria-labelledby="plan-along" className={screenOnly}>
      <Stack>
        <h2 id="plan-along" className={styles.asideHeading}>
          Take it with you
        </h2>
        <Button variant="outline" wide onClick={copyLink}>
          <IconLink size={20} aria-hidden />
          Copy Link to This Plan
        </Button>
        {address !== null && (
          <input
            className={styles.address}
            aria-label="Link to this plan"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
        <Button variant="outline" wide onClick={saveCalendar}>
          <IconCalendar size={20} aria-hidden />
          Calendar File (.ics)
        </Button>
        <Button variant="outline" wide onClick={saveGpx}>
          <IconDownload size={20} aria-hidden />
          GPX of stops
        </Button>
      </Stack>
    </section>
  );
}
