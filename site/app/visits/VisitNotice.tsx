import { useState } from 'react';
import { IconX } from '../../ui/icons/icons.tsx';
import { useVisit } from '../../ui/SiteLink/useVisit.ts';
import { whileBusy } from '../../ui/pageMarks.ts';
import * as styles from '../../ui/Toast/Toast.css.ts';
import { forgetFailedVisit, useFailedVisit } from './failedVisit.ts';
import { prepareRetry } from './prepareVisit.ts';

/**
 * Says that a page did not come, and offers to try again. It looks like a toast but stays, and its code is here before
 * it is needed: when the network is gone, nothing can be fetched to say so.
 */
export function VisitNotice() {
  const { to, offline, count } = useFailedVisit();
  const visit = useVisit();
  const [busy, setBusy] = useState(false);
  const retry = (path: string) => {
    prepareRetry(path);
    setBusy(true);
    void visit(path, () => setBusy(false));
  };
  return (
    <div role="status" className={styles.viewport}>
      {to !== null && (
        <div className={styles.toast.destructive}>
          <p key={count} className={styles.title}>
            {offline ? 'You are offline' : 'The page could not be loaded'}
          </p>
          <p className={styles.description}>
            {offline ? 'The page needs the network. This one stays open.' : 'This one stays open.'}
          </p>
          <button type="button" className={styles.action} {...whileBusy(busy)} onClick={() => retry(to)}>
            Retry
          </button>
          <button type="button" className={styles.close} aria-label="Close" onClick={forgetFailedVisit}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
