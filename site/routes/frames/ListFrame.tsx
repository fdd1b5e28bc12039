import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Page } from '#schemas/types/published.ts';
import { usePage } from '../../data/usePage.ts';
import { LoadFailed } from '../../ui/ErrorState/LoadFailed.tsx';
import { Awaited } from './Awaited.tsx';
import { ScreenHead } from './ScreenHead.tsx';

interface ListFrameProps<T> {
  /** Name of the page that holds the words. */
  words: string;
  answer: SWRResponse<T[], Error>;
  /** What the records are, in the plural. */
  what: string;
  /** The schema.org node of the list, while prerendering. */
  structuredData: ((records: T[]) => object) | undefined;
  /** The list; without records while they load. */
  children: (page: Page, records: T[] | undefined) => ReactNode;
}

/** The page of a list: its words, its head, and what is said when the list does not come. */
export function ListFrame<T>({ words, answer, what, structuredData, children }: ListFrameProps<T>) {
  const pageAnswer = usePage(words);
  const { data: page } = pageAnswer;
  const { data: records, error, mutate } = answer;
  if (!page) return <Awaited answers={[pageAnswer]} />;
  return (
    <>
      <ScreenHead page={page} jsonLd={records && structuredData && [structuredData(records)]} />
      {error && !records ? <LoadFailed what={what} onRetry={() => void mutate()} /> : children(page, records)}
    </>
  );
}
