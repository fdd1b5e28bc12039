import type { Guide, Page } from '#schemas/types/published.ts';
import { PageHead } from '../../ui/head/PageHead.tsx';

interface ScreenHeadProps {
  page: Page | Guide;
  jsonLd?: object[] | undefined;
}

/** Renders the head of a page whose texts are content. */
export function ScreenHead({ page, jsonLd }: ScreenHeadProps) {
  return (
    <PageHead
      title={page.title}
      description={page.description}
      path={page.path}
      image={page.socialImage}
      imageAlt={page.picture?.alt}
      jsonLd={jsonLd}
    />
  );
}
