import type { Guide, Page } from '#schemas/types/published.ts';
import { PageHead } from '../../ui/head/PageHead.tsx';

interface ScreenHeadProps {
  page: Page | Guide;
  jsonLd?: object[] | undefined;
}

/** The head of a page whose words are content. */
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
