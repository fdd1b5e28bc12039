import { Notice } from './Notice.tsx';

/** Says that something in this browser's storage could not be read. `what` is the subject of the sentence. */
export function UnreadNotice({ what }: { what: string }) {
  return (
    <Notice tone="warning" heading={`${what} could not be read`}>
      <p>
        What this browser kept is damaged, or from another version of this guide. You can start a new one.
      </p>
    </Notice>
  );
}
