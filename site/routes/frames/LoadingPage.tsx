import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { Site, Guide, Page } from '#schemas/types/published.ts';
import { LoadFailed } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { LoadingState } from '../../ui/EmptyState/EmptyState.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';

/** State of a request. */
interface Answer {
  data?: unknown;
  error?: Error | undefined;
  /** Retries the request. */
  mutate: () => Promise<unknown>;
}

interface LoadingPageProps {
  /** Files that the page needs. */
  answers: Answer[];
  label?: string;
}

/** Renders a loading or error state in place of a page until its files are loaded. */
export function LoadingPage({ answers, label = 'Loading...' }: LoadingPageProps) {
  const { pathname } = useLocation();
  const failed = answers.filter(({ data, error }) => error && data === undefined);
  const loading = failed.length === 0;
  return (
    <>
      <PageHead title={loading ? label : 'Unable to load page'} description="" path={pathname} noIndex />
      {loading ? (
        <LoadingState label={label} />
      ) : (
        <LoadFailed what="page" onRetry={() => failed.forEach(({ mutate }) => void mutate())} />
      )}
    </>
  );
}

/** Props of every page: the site data, and the slug of its path, or an empty string. */
export interface PageProps {
  slug: string;
  site: Site;
}

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
