import { Wrap } from '../Layout/Layout.tsx';
import { RidgeDrawing } from '../EmptyState/RidgeDrawing.tsx';
import { loading, ridge } from './LoadingState.css.ts';

/** A page whose data is on its way. */
export function LoadingState({ label }: { label: string }) {
  return (
    <Wrap>
      <div className={loading}>
        <p role="status">{label}</p>
        <RidgeDrawing className={ridge} />
      </div>
    </Wrap>
  );
}
