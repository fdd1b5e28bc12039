import { useEffect, useRef, useState } from 'react';
import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { Site } from '#schemas/types/published.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { Block } from '../../ui/Section/Section.tsx';
import * as styles from './ConsentNotice.css.ts';
import { useConsent } from './consentStore.ts';
import { useDelay } from '../../device/useDelay.ts';
import { withBase } from '../../base/guideBase.ts';

/** Messages of the widget page to this one, see its script. */
const isReport = (data: unknown): data is 'widget shown' | 'widget failed' =>
  data === 'widget shown' || data === 'widget failed';

interface WidgetFrameProps {
  page: string;
  name: string;
  onFailed: (failed: true) => void;
}

/** Renders the frame of the widget. It has failed if it reports so, or reports nothing in time. */
function WidgetFrame({ page, name, onFailed }: WidgetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => onFailed(true), outsideDelays.widgetAnswers * 1000);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isReport(data)) return;
      clearTimeout(timer);
      if (data === 'widget failed') onFailed(true);
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [onFailed]);
  return (
    <iframe
      ref={frame}
      src={withBase(page)}
      title={name}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      className={styles.frame}
    />
  );
}

/**
 * Renders the partner's list of activities, if set up and consented to. The frame isolates the partner's script from
 * the site and its storage. If the list fails, the site's own activities remain.
 */
export function PartnerWidget({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>) {
  const widget = thirdParty.activitiesWidget;
  const granted = useConsent() === 'granted';
  const online = useOnline();
  const [failed, setFailed] = useState(false);
  const due = useDelay(granted && widget !== null, outsideDelays.widget * 1000);
  if (!widget || !due || failed) return null;
  const name = `Activities at ${partners.activities.name}`;
  return (
    <Block heading={name}>
      {online ? (
        <WidgetFrame page={widget.page} name={name} onFailed={setFailed} />
      ) : (
        <p>You're offline. Our partner's list will appear once you're back online.</p>
      )}
    </Block>
  );
}
