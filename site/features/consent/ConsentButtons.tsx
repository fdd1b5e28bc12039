import type { Site } from '#schemas/types/published.ts';
import { useConsentStore } from './consentStore.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Layout/Layout.tsx';

/** Renders the buttons to accept and refuse, in the same size and color. */
export function ConsentButtons() {
  const decide = useConsentStore((state) => state.decide);
  return (
    <Row>
      <Button variant="outline" onClick={() => decide('granted')}>
        Allow
      </Button>
      <Button variant="outline" onClick={() => decide('refused')}>
        Decline
      </Button>
    </Row>
  );
}

/** Returns the names of the outside services that need consent. */
export function outsideServices({ thirdParty, partners }: Pick<Site, 'thirdParty' | 'partners'>): string[] {
  return [
    ...(thirdParty.analyticsId ? ['visitor statistics'] : []),
    ...(thirdParty.adsId ? ['advertising reports'] : []),
    ...(thirdParty.activitiesWidget ? [`the activity list of ${partners.activities.name}`] : []),
  ];
}
