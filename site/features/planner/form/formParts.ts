/** Ids of the parts of the form that hints lead to. */
export const formParts = {
  times: 'trip-times',
  children: 'trip-children',
  transport: 'trip-transport',
  oneBed: 'trip-one-bed',
  dining: 'trip-dining',
} as const;

export type FormPart = keyof typeof formParts;

/** Opens a part of the form and moves the focus to its first field. */
export function focusFormPart(part: FormPart): void {
  const element = document.getElementById(formParts[part]);
  if (element instanceof HTMLDetailsElement) element.open = true;
  element?.querySelector<HTMLElement>('input:checked, select, input')?.focus();
}
