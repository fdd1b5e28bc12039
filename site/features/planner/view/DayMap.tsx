import { type ReactNode, useId, useState } from 'react';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { lazyComponent } from '../../../ui/hydration/lazyComponent.tsx';
import type { DayMapProps } from './DayMapView.tsx';
import * as styles from './Itinerary.css.ts';
import { Tool } from './Tool.tsx';
import { useTripPlan } from './useTripPlan.ts';

interface DayMapButtonProps extends Pick<DayMapProps, 'day'> {
  /** Further buttons beside it. */
  children: ReactNode;
}

const DayMapView = lazyComponent(() => import('./DayMapView.tsx'));

/** Renders a button that shows the stops and beds of a day on a map. */
export function DayMap({ day, children }: DayMapButtonProps) {
  const { site } = useTripPlan();
  const [isOpen, setIsOpen] = useState(false);
  const mapId = useId();
  return (
    <div className={styles.dayTools}>
      <Row>
        <Tool
          aria-expanded={isOpen}
          aria-controls={isOpen ? mapId : undefined}
          aria-label={`Map of day ${day.day}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Map
        </Tool>
        {children}
      </Row>
      {isOpen && (
        <div id={mapId}>
          <DayMapView day={day} start={site.map} />
        </div>
      )}
    </div>
  );
}
