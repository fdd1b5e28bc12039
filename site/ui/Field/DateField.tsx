import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import * as styles from './Field.css.ts';
import { isBeingTyped, takeEarlyInput } from './takeEarlyInput.ts';

interface DateFieldProps {
  label: string;
  type?: 'date' | 'time';
  /** Name in a form that the browser sends. */
  name?: string;
  required?: boolean;
  /** YYYY-MM-DD, of a time HH:MM; empty while not chosen. */
  value: string;
  /** The first day that can be chosen. */
  min?: string;
  /** Id of a text that says why the day does not count. */
  noteId?: string;
  /** Marks the value as wrong. */
  invalid?: boolean;
  /** Called with a whole date of a year that can be meant, or with an empty text. */
  onChange: (value: string) => void;
}

/** Milliseconds without a change after which a day chosen in the browser's calendar counts. */
const pause = 1200;

/** Keys that type a part of a date; the space bar opens the calendar. */
const typingKeys = /^(\S|Backspace|Delete|ArrowUp|ArrowDown)$/;

/** Years after this one in which a visit can be. */
const yearsAhead = 10;

const thisYear = () => new Date().getFullYear();
const lastDay = () => `${thisYear() + yearsAhead}-12-31`;
const firstDay = () => `${thisYear()}-01-01`;

/** Returns why the content of a field cannot be taken, or null. */
function problemOf({ value, validity, type }: HTMLInputElement): string | null {
  if (validity.badInput)
    return type === 'date' ? 'Enter the month, the day and the year.' : 'Enter the hour and the minutes.';
  const isFarOff =
    type === 'date' && value !== '' && (value.length > 10 || value < firstDay() || value > lastDay());
  return isFarOff ? `Enter a year from ${thisYear()} to ${thisYear() + yearsAhead}.` : null;
}

/**
 * A day or a time of day, in the browser's own field. Each key in such a field makes a date, such as 0002-07-14 on the way
 * to 2027, so what is typed counts when the field is left or Enter is pressed; what is chosen in the calendar, after a pause.
 */
export function DateField({
  label,
  type = 'date',
  name,
  required,
  value,
  min,
  noteId,
  invalid,
  onChange,
}: DateFieldProps) {
  const id = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  /** Content that does not count yet or is wrong, in place of the value that it would replace. */
  const [typed, setTyped] = useState<{ text: string; instead: string; problem: string | null } | null>(null);
  const pending = typed?.instead === value ? typed : null;
  // Its form has another message beside a value that it marks itself.
  const isEarly = !invalid && min !== undefined && value !== '' && value < min;
  const problem = pending?.problem ?? (isEarly ? `Choose ${dayText(min)} or later.` : null);

  const take = (field: HTMLInputElement, isLeft: boolean) => {
    const text = field.value;
    const wrong = problemOf(field);
    if (wrong !== null || (text === '' && !isLeft)) {
      setTyped({ text, instead: value, problem: isLeft ? wrong : null });
      return;
    }
    setTyped(null);
    if (text !== value) onChange(text);
  };
  const shown = pending?.text ?? value;
  // React would empty a date that is half typed while it takes the page over, so it does not own the content.
  const [first] = useState(value === '' ? undefined : value);
  // Chromium empties a date that is half typed when its first day changes, so that waits until the field is left.
  const earliest = type === 'date' ? min || '2020-01-01' : '';
  const [firstMin] = useState(earliest || undefined);
  const keepEarlyKeys = useEffectEvent(() => {
    const field = input.current;
    if (field && isBeingTyped(field) && field.value !== field.defaultValue)
      setTyped({ text: field.value, instead: value, problem: null });
  });
  useLayoutEffect(() => {
    takeEarlyInput(input.current);
    keepEarlyKeys();
  }, []);
  useLayoutEffect(() => {
    const field = input.current;
    if (field && !isBeingTyped(field) && field.value !== shown) field.value = shown;
  }, [shown]);
  useLayoutEffect(() => {
    const field = input.current;
    if (field && !isBeingTyped(field)) field.min = earliest;
  }, [earliest]);
  const takeAfterPause = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement === field && !isTyping.current) take(field, false);
  });
  const text = pending?.text;
  useEffect(() => {
    const field = input.current;
    if (text === undefined || !field) return undefined;
    const timer = setTimeout(() => takeAfterPause(field), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type={type}
        name={name}
        required={required}
        defaultValue={first}
        min={firstMin}
        max={type === 'date' ? '2099-12-31' : undefined}
        onChange={({ target }) => {
          if (document.activeElement === target)
            setTyped({ text: target.value, instead: value, problem: null });
          else take(target, true);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (typingKeys.test(key)) isTyping.current = true;
          if (key === 'Enter' && pending) take(currentTarget, true);
        }}
        onBlur={({ target }) => {
          isTyping.current = false;
          if (pending) take(target, true);
          target.min = earliest;
        }}
        className={styles.control}
        // A browser calls a required field invalid as long as it is empty.
        aria-invalid={invalid || problem !== null || (required ? false : undefined)}
        aria-describedby={[problem !== null && problemId, noteId].filter(Boolean).join(' ') || undefined}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
