type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  field: Field;
  /** As the visitor left the field: true for a box or button that is ticked. */
  value: string | boolean;
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Returns true for a day or time that the visitor is entering part by part. */
export const isBeingTyped = (field: Field) =>
  /^(date|time)$/.test(field.type) && document.activeElement === field;

/** Returns what a field of the prerendered page shows, if that is not what the page came with; null otherwise. */
function earlyValue(field: Field): string | boolean | null {
  if (isTickable(field)) {
    const isUntouched = field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked);
    return isUntouched ? null : field.checked;
  }
  if (field instanceof HTMLSelectElement) {
    // Prerendered HTML marks an option as selected; a select that is rendered on the client has no such mark.
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return !initial || field.value === initial.value ? null : field.value;
  }
  return field.value === field.defaultValue ? null : field.value;
}

/** Sets a field back and enters its value anew, because React hears only of changes that it has not seen before. */
function enterAgain({ field, value }: EarlyInput): void {
  if (!field.isConnected) return;
  if (isTickable(field)) {
    field.checked = value !== true;
    field.click();
    return;
  }
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  property?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

let early: EarlyInput[] = [];

function enterAll(): void {
  const inputs = early;
  early = [];
  for (const input of inputs) enterAgain(input);
}

/**
 * The `ref` of every controlled field. React calls it when the field is hydrated, and the next rendering sets the field
 * to its state: what was entered before is read here and entered anew when this rendering is done, in the same task, so
 * that no key comes in between.
 */
export function takeEarlyInput(field: Field | null): void {
  if (!field || isBeingTyped(field)) return;
  const value = earlyValue(field);
  if (value === null) return;
  if (early.length === 0) queueMicrotask(enterAll);
  early.push({ field, value });
}
