import type { TrailDetail } from '#schemas/types/published.ts';
import { emergency, hazards as list } from './HazardList.css.ts';
import { seasonalInfo } from '../season/seasonalInfo.ts';
import { useSeasonTime } from '../season/useSeasonTime.ts';
import { BulletBlock, BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { EmergencyCall } from '../../../ui/EmergencyCall.tsx';
import { IconAlertTriangle } from '../../../ui/icons/icons.tsx';
import { Grid } from '../../../ui/Layout/Layout.tsx';
import { TipCard } from '../../../ui/Section/Section.tsx';

/** Renders features, equipment and seasonal tips of a trail. */
export function TrailEquipment({ trail }: { trail: TrailDetail }) {
  const info = seasonalInfo(trail, useSeasonTime());
  return (
    <>
      <Grid of="two">
        {trail.features.length > 0 && (
          <TipCard heading="Features" level={2}>
            <BulletList items={trail.features} />
          </TipCard>
        )}
        {trail.equipment.length + info.equipment.length > 0 && (
          <TipCard heading="Recommended equipment" level={2}>
            <BulletList items={trail.equipment} />
            {info.equipment.length > 0 && (
              <>
                <p>Also in {info.season}:</p>
                <BulletList items={info.equipment} />
              </>
            )}
          </TipCard>
        )}
      </Grid>
      <BulletBlock heading="Seasonal tips" items={trail.seasonalTips} />
    </>
  );
}

/** Renders the hazards of a trail and the number to call in an emergency. */
export function HazardList({ hazards }: { hazards: string[] }) {
  return (
    <>
      <ul className={list}>
        {hazards.map((hazard) => (
          <li key={hazard}>
            <IconAlertTriangle size={24} aria-hidden />
            {hazard}
          </li>
        ))}
      </ul>
      <EmergencyCall className={emergency} />
    </>
  );
}
