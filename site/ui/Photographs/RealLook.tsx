import { Block } from '../Section/Section.tsx';
import { stillRegion } from '../hydration/stillRegion.tsx';
import type { PhotographsProps } from './Photographs.tsx';

const Photographs = stillRegion<PhotographsProps>({ as: 'div' }, () => import('./Photographs.tsx'));

interface RealLookProps extends PhotographsProps {
  heading?: string;
}

/** Section with the photographs of a record. */
export function RealLook({ photographs, heading = 'Photos from visitors' }: RealLookProps) {
  return (
    <Block heading={heading} screenOnly>
      <Photographs photographs={photographs} />
    </Block>
  );
}
