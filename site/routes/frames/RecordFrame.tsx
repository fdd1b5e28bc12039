import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { breadcrumbList } from '../../ui/head/structuredData.ts';
import { LoadingPage } from './LoadingPage.tsx';

interface ShownRecord {
  name: string;
  description: string;
  socialImage: string;
  picture: { alt: string };
}

interface RecordFrameProps<T> {
  answer: SWRResponse<T, Error>;
  site: Site;
  path: string;
  /** The parent list. */
  list: { name: string; path: string };
  /** Texts of the error state, with a link; `onRetry` adds a retry button. */
  failure: { heading: string; message: string; wayOn: string; onRetry?: (() => void) | undefined };
  loading?: string;
  /** Returns the title if the name alone is not enough. */
  titleOf?: (record: T) => string;
  /** Returns the schema.org node of the record, while prerendering. */
  structuredData: ((record: T) => object) | undefined;
  children: (record: T) => ReactNode;
}

/** Frame of a record page: loading, error and content. */
export function RecordFrame<T extends ShownRecord>({
  answer: { data: record, error },
  site,
  path,
  list,
  failure: { heading, message, wayOn, onRetry },
  loading,
  titleOf = ({ name }) => name,
  structuredData,
  children,
}: RecordFrameProps<T>) {
  if (!record) {
    if (!error) return <LoadingPage answers={[]} label={loading} />;
    return (
      <>
        <PageHead title={heading} description={message} path={path} noIndex />
        <ErrorState heading={heading} message={message} onRetry={onRetry}>
          <LinkButton to={list.path} variant={onRetry ? 'onBand' : 'main'}>
            {wayOn}
          </LinkButton>
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={titleOf(record)}
        description={record.description}
        path={path}
        image={record.socialImage}
        imageAlt={record.picture.alt}
        jsonLd={
          import.meta.env.SSR && structuredData
            ? [structuredData(record), breadcrumbList(site.url, [list, { name: record.name, path }])]
            : undefined
        }
      />
      {children(record)}
    </>
  );
}
