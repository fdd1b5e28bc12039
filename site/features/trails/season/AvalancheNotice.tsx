import type { TrailDetail } from '#schemas/types/published.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { listInWords } from '../../../ui/text/text.ts';
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
          From {span}, bring {listInWords(winterGear).toLowerCase()}. <WinterWalkSource walk={winterWalk} />
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
        {rating && `Rated ${rating}. `}
        Outside summer, go only if you have avalanche training and carry a transceiver, probe and shovel. Read{' '}
        {bulletin ? <a href={bulletin.href}>today's bulletin</a> : "today's bulletin"} first.
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
