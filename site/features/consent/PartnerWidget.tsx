import { useEffect, useRef, useState } from 'react';
import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { Site } from '#schemas/types/published.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { Block } from '../../ui/Section/Block.tsx';
import * as styles from './PartnerWidget.css.ts';
import { useConsent } from './useConsent.ts';
import { useDelay } from './useDelay.ts';

/** What the page of the widget tells the guide, see the script beside it. */
const isReport = (data: unknown): data is 'widget shown' | 'widget failed' =>
  data === 'widget shown' || data === 'widget failed';

interface WidgetFrameProps {
  page: string;
  name: string;
  onFailed: (failed: true) => void;
}

/** The frame of the widget; it has failed when it says so, or nothing in time. */
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
      src={page}
      title={name}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      className={styles.frame}
    />
  );
}

/**
 * The partner's list of bookable activities, where the guide has it and the visitor agrees. Its frame keeps the
 * partner's script away from the guide and from what the visitor keeps there. A list that does not come leaves the
 * place to the guide's own activities.
 */
export default function PartnerWidget({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>) {
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
        <p>This list comes from the partner and needs the network. It is back when that is.</p>
      )}
    </Block>
  );
}
