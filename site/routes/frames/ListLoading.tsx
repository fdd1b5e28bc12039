import type { ComponentProps } from 'react';
import type { Page } from '#schemas/types/published.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';

interface ListLoadingProps extends Pick<ComponentProps<typeof SkeletonGrid>, 'of' | 'label'> {
  page: Page;
}

/** Renders a loading page in place of one that needs its list. */
export function ListLoading({ page, of, label }: ListLoadingProps) {
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} />
      <Wrap>
        <SkeletonGrid of={of} label={label} shown />
      </Wrap>
    </>
  );
}
