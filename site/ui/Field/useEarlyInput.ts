import { type RefObject, useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Sets a field back and enters its value anew, so that React hears of it. */
function enterAgain(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    field.checked = false;
    field.click();
    return;
  }
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters anew what was entered into a form of a prerendered page before the code of the form was there. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter(isField);
    for (const field of fields) {
      const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
      const isEntered = isRadio ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
      // Each in a task of its own: the form has taken one in before the next. The value is read now: the next rendering
      // sets the field back.
      if (isEntered) setTimeout(enterAgain, 0, field, field.value);
    }
  }, [form]);
}
