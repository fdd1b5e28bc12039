import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Page } from '#schemas/types/published.ts';
import { usePage } from '../../data/usePublished.ts';
import { LoadFailed } from '../../ui/ErrorState/ErrorState.tsx';
import { LoadingPage, ScreenHead } from './LoadingPage.tsx';

interface ListFrameProps<T> {
  /** Name of the page whose texts are used. */
  words: string;
  answer: SWRResponse<T[], Error>;
  /** Plural noun of the records. */
  what: string;
  /** Returns the schema.org node of the list, while prerendering. */
  structuredData: ((records: T[]) => object) | undefined;
  /** Renders the list; records are undefined while loading. */
  children: (page: Page, records: T[] | undefined) => ReactNode;
}

/** Frame of a list page: texts, head, and the error state of the list. */
export function ListFrame<T>({ words, answer, what, structuredData, children }: ListFrameProps<T>) {
  const pageAnswer = usePage(words);
  const { data: page } = pageAnswer;
  const { data: records, error, mutate } = answer;
  if (!page) return <LoadingPage answers={[pageAnswer]} />;
  return (
    <>
      <ScreenHead page={page} jsonLd={records && structuredData && [structuredData(records)]} />
      {error && !records ? <LoadFailed what={what} onRetry={() => void mutate()} /> : children(page, records)}
    </>
  );
}
