import type { TrailDetail } from '#schemas/types/published.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { recommendedBy, UnratedLine, WinterWalkSource } from './WinterLine.tsx';
import { type SeasonalInfo, seasonalInfo, winterGear } from './seasonalInfo.ts';

const ratings = {
  none: null,
  simple: 'simple avalanche terrain',
  challenging: 'challenging avalanche terrain',
  complex: 'complex avalanche terrain',
  unknown: null,
};

/**
 * Renders the state of a trail in the avalanche season above the text, the whole year: red in the season if the trail
 * is exposed, amber if it has not been rated.
 */
export function AvalancheNotice({ trail }: { trail: TrailDetail }) {
  const time = useSeasonTime();
  const info = seasonalInfo(trail, time);
  const { months } = time.avalanche;
  const span = monthSpan(months);
  const { winterState, winterWalk, avalancheTerrain } = trail;
  const note = avalancheTerrain.note && <p>{avalancheTerrain.note}</p>;
  if (winterState === 'recommended' && winterWalk)
    return (
      <Notice tone={info.winterState ? 'ok' : 'info'} heading={recommendedBy(winterWalk)}>
        {winterWalk.note && <p>{winterWalk.note}</p>}
        <p>
          From {span} bring: {winterGear.join(', ').toLowerCase()}. <WinterWalkSource walk={winterWalk} />
        </p>
        {note}
      </Notice>
    );
  if (winterState === 'unrated')
    return (
      <Notice tone={info.winterState ? 'warning' : 'info'} heading={`Winter, ${span}`}>
        <p>
          <strong>
            <UnratedLine />
          </strong>
        </p>
        <p>
          {info.warnings[0] && <strong>{info.warnings[0]}. </strong>}
          We found no official winter rating or recommendation for this trail.
        </p>
        {note}
      </Notice>
    );
  return <ExposedNotice trail={trail} info={info} span={span} />;
}

interface ExposedNoticeProps {
  trail: TrailDetail;
  info: SeasonalInfo;
  /** Months of the avalanche season, in words. */
  span: string;
}

function ExposedNotice({ trail, info, span }: ExposedNoticeProps) {
  const { bulletin } = useSeasonTime().avalanche;
  const { avalancheTerrain, winterWalk } = trail;
  const rating = ratings[avalancheTerrain.class];
  const place = avalancheTerrain.hazard?.place;
  return (
    <Notice tone={info.winterState ? 'danger' : 'warning'} heading={`Avalanche terrain from ${span}`}>
      <p>
        {info.warnings[0] && <strong>{info.warnings[0]}. </strong>}
        {place && (
          <>
            <strong>Where: {place}.</strong>{' '}
          </>
        )}
        {rating && `The trail is rated as ${rating}. `}
        Outside summer, go there only with training, a transceiver, a probe, a shovel and{' '}
        {bulletin ? <a href={bulletin.href}>the bulletin of the day</a> : 'the bulletin of the day'}.
      </p>
      {winterWalk && (
        <p>
          {recommendedBy(winterWalk)}. {winterWalk.note} <WinterWalkSource walk={winterWalk} />
        </p>
      )}
      {avalancheTerrain.note && <p>{avalancheTerrain.note}</p>}
    </Notice>
  );
}
