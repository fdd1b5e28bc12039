import { useLocation } from 'react-router';
import { LoadFailed } from '../../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { LoadingState } from '../../ui/LoadingState/LoadingState.tsx';

/** What a request for a published file has come to. */
interface Answer {
  data?: unknown;
  error?: Error | undefined;
  /** Asks again. */
  mutate: () => Promise<unknown>;
}

interface AwaitedProps {
  /** The files that the page cannot do without. */
  answers: Answer[];
  label?: string;
}

/** Stands in for a page until its files are there, and says so when one of them does not come. */
export function Awaited({ answers, label = 'Loading...' }: AwaitedProps) {
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
