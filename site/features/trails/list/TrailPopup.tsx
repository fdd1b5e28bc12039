import { recordPath } from '#schemas/recordKinds.ts';
import { IconAlertTriangle } from '../../../ui/icons/icons.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { popupHeading } from '../../../ui/MapView/MapView.css.ts';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { WinterLine } from '../season/WinterLine.tsx';
import { routeNotes } from '../route/routeLine.ts';
import { hazardLine } from './TrailSummaryCard.css.ts';

const shownHazards = 2;

interface TrailPopupProps {
  trail: Trail;
  routeShown: boolean;
  loading: boolean;
  problem: string | undefined;
  onRetry: (() => void) | undefined;
  onToggleRoute: () => void;
}

/** Popup of a trail on the map: figures, warnings and the button of its route. */
export function TrailPopup({ trail, routeShown, loading, problem, onRetry, onToggleRoute }: TrailPopupProps) {
  const { slug, name, difficulty, distance, duration, elevationGain, hazards, route } = trail;
  return (
    <>
      <DifficultySign difficulty={difficulty} />
      <h3 className={popupHeading}>{name}</h3>
      <p>
        {distance}, {duration}, {elevationGain} gain
      </p>
      <WinterLine trail={trail} />
      {hazards.length > 0 && (
        <p className={hazardLine}>
          <IconAlertTriangle size={20} aria-hidden />
          {hazards.slice(0, shownHazards).join(', ')}
        </p>
      )}
      {problem && <p data-problem>{problem}</p>}
      {routeShown && route && route.accuracy !== 'recorded' && <p>{routeNotes[route.accuracy]}</p>}
      {routeShown && route?.covers === 'partial' && <p>The line shows only part of the trail.</p>}
      <Row>
        {onRetry && (
          <Button small onClick={onRetry}>
            Retry
          </Button>
        )}
        {!problem && (
          <Button small disabled={loading} onClick={onToggleRoute}>
            {loading ? 'Loading...' : routeShown ? 'Hide Route' : 'Show Route'}
          </Button>
        )}
        <LinkButton small variant="outline" to={recordPath('trail', slug)}>
          View trail
        </LinkButton>
      </Row>
    </>
  );
}
