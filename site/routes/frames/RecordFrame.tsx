import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { breadcrumbList } from '../../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

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
  /** The step above the record. */
  list: { name: string; path: string };
  /** What is said when the record does not come, with a way on; it can be asked for again where `onRetry` is given. */
  failure: { heading: string; message: string; wayOn: string; onRetry?: (() => void) | undefined };
  loading?: string;
  /** Where the name alone would not do as a title. */
  titleOf?: (record: T) => string;
  /** The schema.org node of the record, while prerendering. */
  structuredData: ((record: T) => object) | undefined;
  children: (record: T) => ReactNode;
}

/** The page of a record while it loads, when it does not come, and when it is there. */
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
    if (!error) return <Awaited answers={[]} label={loading} />;
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
