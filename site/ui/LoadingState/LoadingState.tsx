import { Wrap } from '../Layout/Layout.tsx';
import { loading } from './LoadingState.css.ts';

/** A page whose data is on its way. */
export function LoadingState({ label }: { label: string }) {
  return (
    <Wrap>
      <p role="status" className={loading}>
        {label}
      </p>
    </Wrap>
  );
}
