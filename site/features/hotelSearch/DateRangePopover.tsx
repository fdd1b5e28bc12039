import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps, RefObject } from 'react';
import { useCloseOnBack } from '../../ui/ModalDialog/useCloseOnBack.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DateRangeCalendar } from './DateRangeCalendar.tsx';
import * as styles from './DateRangePopover.css.ts';

interface DateRangePopoverProps extends ComponentProps<typeof DateRangeCalendar> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opens it; gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Name of the calendar, for example "Choose check-in". */
  label: string;
  /** Chosen dates as text. */
  summary: string;
  onClear: () => void;
}

/** Popover with the calendar. It closes when a range is chosen, on Escape, on Back and on a click elsewhere. */
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
            // A click on the button closes the calendar already.
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
