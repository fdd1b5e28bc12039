import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
} from 'react';
import * as styles from './Tooltip.css.ts';

interface TooltipProps {
  text: string;
  /** Below is for a control at the top of a card, because the edge of a card can clip the text above it. */
  side?: keyof typeof styles.bubble;
  /** The control that the text explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** When the last tooltip of the page closed. */
let closedAt = Number.NEGATIVE_INFINITY;

/** A hint for a control: the keyboard focus opens it at once, a resting pointer after a while; Escape closes it. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    if (open) closedAt = performance.now();
    setOpen(false);
  };
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    if (!open) return undefined;
    // A pointer opens it while the focus is elsewhere.
    const onKey = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const openAfterRest = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now(), closedAt));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for the control inside
    <span
      className={styles.anchor}
      onPointerEnter={openAfterRest}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span id={id} role="tooltip" className={styles.bubble[side]}>
          <span className={styles.text}>{text}</span>
        </span>
      )}
    </span>
  );
}

/** Milliseconds that a pointer must rest before a tooltip opens. */
const openDelay = 700;
/** Milliseconds after a tooltip has closed in which the next one opens at once. */
const skipWindow = 300;

/** Returns the delay before a tooltip opens, when the last one closed at `closedAt` (both in milliseconds). */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt < skipWindow ? 0 : openDelay;
}
