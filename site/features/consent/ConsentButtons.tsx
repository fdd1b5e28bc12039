import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Layout/Layout.tsx';
import { useConsentStore } from './consentStore.ts';

/** Renders the buttons to accept and refuse, in the same size and color. */
export function ConsentButtons() {
  const decide = useConsentStore((state) => state.decide);
  return (
    <Row>
      <Button variant="outline" onClick={() => decide('granted')}>
        Allow
      </Button>
      <Button variant="outline" onClick={() => decide('refused')}>
        Refuse
      </Button>
    </Row>
  );
}
