import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps, RefObject } from 'react';
import { useCloseOnBack } from '../../ui/ModalDialog/useCloseOnBack.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DateRangeCalendar } from './DateRangeCalendar.tsx';
import * as styles from './DateRangePopover.css.ts';

interface DateRangePopoverProps extends ComponentProps<typeof DateRangeCalendar> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: the popover stands beside it and gives the focus back to it. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** What is to be picked: the name of the calendar. */
  label: string;
  /** What has been picked, in words. */
  summary: string;
  onClear: () => void;
}

/** A calendar that floats below its button until a range is picked; Escape, Back and a press elsewhere close it. */
export default function DateRangePopover({
  open,
  onOpenChange,
  trigger,
  label,
  summary,
  onClear,
  ...calendar
}: DateRangePopoverProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={{ top: 76, right: 12, bottom: 12, left: 12 }}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A press on the button closes the calendar itself.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <p className={styles.title} aria-hidden>
            {label}
          </p>
          <DateRangeCalendar {...calendar} />
          <div className={styles.foot}>
            <p role="status">{summary}</p>
            <Button variant="quiet" small onClick={onClear}>
              Clear
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
