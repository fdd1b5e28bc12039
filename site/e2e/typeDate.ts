import type { Locator, Page } from '@playwright/test';

/** Milliseconds between two keys. */
const delay = 60;

/** Keys that enter a date or a time (HH:MM) in a field of the browser, in its language: month, day, year. */
const keysOf = (value: string) =>
  value.includes(':')
    ? new Date(`2027-01-01T${value}`)
        .toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' })
        .replaceAll(/[^\dAP]/g, '')
    : value.replace(/^(\d+)-(\d\d)-(\d\d)$/, '$2$3$1');

/** Types a date key by key, as a visitor does, and leaves the field. */
export async function typeDate(page: Page, field: Locator, value: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(keysOf(value), { delay });
  await field.blur();
}
