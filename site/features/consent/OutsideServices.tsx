import type { Site } from '#schemas/types/published.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { OutsideTags } from './OutsideTags.tsx';

/** Asks for consent to outside services and loads those that have it. Only a guide that has set one up loads this. */
export default function OutsideServices({ site }: { site: Site }) {
  return (
    <>
      <ConsentNotice site={site} />
      <OutsideTags thirdParty={site.thirdParty} />
    </>
  );
}
