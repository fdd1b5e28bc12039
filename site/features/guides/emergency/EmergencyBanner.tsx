import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { IconPhone } from '../../../ui/icons/icons.tsx';
import { SeasonBanner } from '../../../ui/SeasonBanner/SeasonBanner.tsx';

/** Renders the emergency number and a link to all numbers, at the top of the page. */
export function EmergencyBanner({ sectionId }: { sectionId: string }) {
  const { data: emergency } = usePublished(published.emergency);
  const first = emergency?.contacts[0];
  if (!first) return null;
  return (
    <SeasonBanner tone="danger" icon={<IconPhone size={22} aria-hidden />}>
      <strong>
        Emergency? Call <a href={telephoneHref(first.number)}>{first.number}</a>.
      </strong>{' '}
      <a href={`#${sectionId}`}>All emergency numbers</a>
    </SeasonBanner>
  );
}

/** Returns the tel: URL of a number. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
