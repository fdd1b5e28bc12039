import type { TrailDetail } from '#schemas/types/published.ts';
import { emergency, hazards as list } from './HazardList.css.ts';
import { seasonalInfo } from '../season/seasonalInfo.ts';
import { useSeasonTime } from '../season/useSeasonTime.ts';
import { BulletBlock, BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { EmergencyCall } from '../../../ui/EmergencyCall.tsx';
import { IconAlertTriangle } from '../../../ui/icons/icons.tsx';
import { Block } from '../../../ui/Section/Section.tsx';

/** Renders features, equipment and seasonal tips of a trail. */
export function TrailEquipment({ trail }: { trail: TrailDetail }) {
  const info = seasonalInfo(trail, useSeasonTime());
  return (
    <>
      <BulletBlock heading="Features" items={trail.features} folds />
      {trail.equipment.length + info.equipment.length > 0 && (
        <Block heading="Recommended equipment" folds>
          <BulletList items={trail.equipment} />
          {info.equipment.length > 0 && (
            <>
              <p>Also in {info.season}:</p>
              <BulletList items={info.equipment} />
            </>
          )}
        </Block>
      )}
      <BulletBlock heading="Seasonal tips" items={trail.seasonalTips} folds />
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
