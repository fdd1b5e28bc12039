import { EmergencyCall } from '../../../ui/EmergencyCall.tsx';
import { IconAlertTriangle } from '../../../ui/icons/icons.tsx';
import { emergency, hazards as list } from './HazardList.css.ts';

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
