import { useLocation } from 'react-router';
import { LoadFailed } from '../../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { LoadingState } from '../../ui/LoadingState/LoadingState.tsx';

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
