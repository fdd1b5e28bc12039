import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Notice } from './Notice.tsx';

interface UnreadNoticeProps {
  /** Name of the stored data, as the subject of a sentence. */
  what: string;
  onSave: () => void;
  onForget: () => void;
}

/** Says that something in this browser's storage could not be read, and offers to save it as a file or to forget it. */
export function UnreadNotice({ what, onSave, onForget }: UnreadNoticeProps) {
  return (
    <Notice tone="warning" heading={`${what} could not be read in full`}>
      <p>
        A part of what this browser kept is damaged, too large or from another version of this guide. It is
        set aside, and what could be read is here.
      </p>
      <Row>
        <Button onClick={onSave}>Save It as a File</Button>
        <Button variant="outline" onClick={onForget}>
          Delete It
        </Button>
      </Row>
    </Notice>
  );
}
