import { Button } from '../../../ui/Button/Button.tsx';
import { Wrap } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** Says what had to change when a ready trip was put on dates, until it is closed. */
export function TripChanges({ changes, onClose }: { changes: readonly string[]; onClose: () => void }) {
  if (changes.length === 0) return null;
  return (
    <Wrap>
      <Notice tone="info" heading="What changed for your dates">
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Button variant="outline" small onClick={onClose}>
          Close
        </Button>
      </Notice>
    </Wrap>
  );
}
