import { useContext } from 'react';
import { IconAlertTriangle } from '../../../ui/icons/tabler/IconAlertTriangle.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { emergency, hazards as list } from './HazardList.css.ts';

/** Renders the hazards of a trail and the number to call in an emergency. */
export function HazardList({ hazards }: { hazards: string[] }) {
  const { emergencyNumber } = useContext(SiteContext);
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
      {emergencyNumber && (
        <p className={emergency}>
          Emergency: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        </p>
      )}
    </>
  );
}
