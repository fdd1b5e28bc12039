import type { ComponentType, ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { type RecordKind, recordPath } from '#schemas/recordKinds.ts';
import type { Notice, Site } from '#schemas/types/published.ts';
import { SaveButton } from '../../features/saved/SaveButton.tsx';
import type { RecordNotices } from '../../notices/RecordNotices.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { breadcrumbList } from '../../ui/head/structuredData.ts';
import type { RealLook } from '../../ui/Photographs/RealLook.tsx';
import type { RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { LoadingPage } from './LoadingPage.tsx';

type Photographs = Parameters<typeof RealLook>[0]['photographs'];

interface ShownRecord {
  slug: string;
  name: string;
  description: string;
  socialImage: string;
  picture: { alt: string };
  notices: Notice[];
  photographs?: Photographs;
}

/** Module of a record's page that is loaded after the first paint. */
interface NearModule<T> {
  default: ComponentType<{ record: T }>;
  RealLook: typeof RealLook;
  RecordNotices: typeof RecordNotices;
}

type Region<M> = <P extends object>(pick: (module: M) => ComponentType<P>) => ComponentType<P>;

/** Returns the regions that the pages of all kinds have. */
export const recordRegions = <T,>(region: Region<NearModule<T>>) => ({
  Near: region((module) => module.default),
  RealLook: region((module) => module.RealLook),
  RecordNotices: region((module) => module.RecordNotices),
});

interface RecordPageProps<T> {
  kind: RecordKind;
  slug: string;
  answer: SWRResponse<T, Error>;
  site: Site;
  /** The parent list. */
  list: { name: string; path: string };
  /** Texts of the error state, with a link; `onRetry` adds a retry button. */
  failure: { heading: string; message: string; wayOn: string; onRetry?: (() => void) | undefined };
  loading?: string;
  /** Returns the title if the name alone is not enough. */
  titleOf?: (record: T) => string;
  /** Returns the schema.org node of the record, if it has one, while prerendering. */
  structuredData: ((record: T) => object | undefined) | undefined;
  regions: ReturnType<typeof recordRegions<T>>;
  /** Heading of the photographs, if it is not the usual one. */
  photographsHeading?: string;
  children: (record: T, slots: Required<RecordSlots>) => ReactNode;
}

/** Page of a record: loading and error states, head, content with its slots, and what is nearby. */
export function RecordPage<T extends ShownRecord>({
  kind,
  slug,
  answer: { data: record, error },
  site,
  list,
  failure: { heading, message, wayOn, onRetry },
  loading,
  titleOf = ({ name }) => name,
  structuredData,
  regions: { Near, RealLook, RecordNotices },
  photographsHeading,
  children,
}: RecordPageProps<T>) {
  const path = recordPath(kind, slug);
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
            ? [structuredData(record), breadcrumbList(site.url, [list, { name: record.name, path }])].filter(
                (node) => node !== undefined,
              )
            : undefined
        }
      />
      {children(record, {
        actions: <SaveButton place={{ kind, slug, name: record.name }} variant="outline" />,
        notices: <RecordNotices kind={kind} record={record} />,
        photographs: record.photographs ? (
          <RealLook
            photographs={record.photographs}
            {...(photographsHeading && { heading: photographsHeading })}
          />
        ) : null,
      })}
      <Near record={record} />
    </>
  );
}
