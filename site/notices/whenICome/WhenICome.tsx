import { useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { useVisitDays } from '../noticeDays.ts';

const WhenPanel = lazyComponent(() => import('./WhenPanel.tsx'));

interface WhenIComeProps {
  /** Number of records of the list that are closed on all of the visitor's dates. */
  closed: number;
  /** What the switch hides, in words. */
  hide?: string | undefined;
}

/** The visitor's dates above a list. The code for them is loaded once they are chosen or asked for. */
export function WhenICome({ closed, hide = 'what is closed then' }: WhenIComeProps) {
  const { trip } = useVisitDays();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Set my dates
      </Button>
      {(isOpen || trip) && <WhenPanel isOpen={isOpen} closed={closed} hide={hide} />}
    </>
  );
}
