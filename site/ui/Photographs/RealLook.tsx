import { Block } from '../Section/Block.tsx';
import { stillRegion } from '../hydration/stillRegion.tsx';
import type { PhotographsProps } from './Photographs.tsx';

const Photographs = stillRegion<PhotographsProps>({ as: 'div' }, () => import('./Photographs.tsx'));

/** Section with the photographs of a record. */
export function RealLook({ photographs }: PhotographsProps) {
  return (
    <Block heading="What it really looks like" screenOnly>
      <Photographs photographs={photographs} />
    </Block>
  );
}
