import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { markPage } from '../pageMarks.ts';
import './ModalDialog.css.ts';
import { useCloseOnBack } from '../useCloseOnBack.ts';

interface ModalDialogProps {
  /** Name of the dialog for assistive technology. */
  label: string;
  className: string;
  /** The visitor wants it closed: Escape, Back, or a press beside it. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is mounted: it keeps the focus inside, gives it back, and makes
 * the rest of the page inert. Libraries lock scrolling with a style element, which the content security policy forbids.
 */
export function ModalDialog({ label, className, onClose, onKeyDown, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unmark = markPage('modal');
    return () => {
      element?.close();
      unmark();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog closes it, Escape does too
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
