import type { Site } from '#schemas/types/published.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { Block } from '../../ui/Section/Block.tsx';
import * as styles from './PartnerWidget.css.ts';
import { useConsent } from './useConsent.ts';
import { useDelay } from './useDelay.ts';

/** Milliseconds after consent and the load of the page. */
const widgetDelay = 4000;

/**
 * The partner's list of bookable activities, where the guide has it and the visitor agrees. Its frame keeps the
 * partner's script away from the guide and from what the visitor keeps there.
 */
export default function PartnerWidget({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>) {
  const widget = thirdParty.activitiesWidget;
  const granted = useConsent() === 'granted';
  const online = useOnline();
  const due = useDelay(granted && widget !== null, widgetDelay);
  if (!widget || !due) return null;
  const name = `Activities at ${partners.activities.name}`;
  return (
    <Block heading={name}>
      {online ? (
        <iframe
          src={widget.page}
          title={name}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          className={styles.frame}
        />
      ) : (
        <p>This list comes from the partner and needs the network. It is back when that is.</p>
      )}
    </Block>
  );
}
