import { IconAlertTriangle } from '../../../ui/icons/tabler/IconAlertTriangle.tsx';
import { hazards as list } from './HazardList.css.ts';

/** Renders the hazards of a trail. */
export function HazardList({ hazards }: { hazards: string[] }) {
  return (
    <ul className={list}>
      {hazards.map((hazard) => (
        <li key={hazard}>
          <IconAlertTriangle size={24} aria-hidden />
          {hazard}
        </li>
      ))}
    </ul>
  );
}
