import { useContext } from 'react';
import { SiteContext } from './SiteContext.ts';

/** Renders the number to call in an emergency. Renders nothing in a guide that names none. */
export function EmergencyCall({ className }: { className?: string }) {
  const { emergencyNumber } = useContext(SiteContext);
  if (!emergencyNumber) return null;
  return (
    <p className={className}>
      Emergency: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
    </p>
  );
}
