import type { Page } from '@playwright/test';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';
import { typeDate } from './typeDate.ts';

const { builtOn } = readDist<Site>('api/site.json');
const events = readDist<ParkEvent[]>('api/events.json');

function theEvent(fits: (event: ParkEvent) => boolean): ParkEvent {
  const event = events.find((each) => fits(each));
  if (!event) throw new Error('No event of the guide fits.');
  return event;
}

const usual = theEvent((event) => event.usual !== null);
/** The next one that falls on the same day every year. */
const [yearly = usual] = events
  .filter((event) => event.yearly !== null)
  .sort((a, b) => `${a.startDate}`.localeCompare(`${b.startDate}`));
const nextYear = Number(builtOn.slice(0, 4)) + 1;
/** The first usual day of the event without dates, in the year after the build. */
const day = `${nextYear}-${usual.usual?.from}`;

const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const row = (page: Page, { name }: ParkEvent) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a visitor with a phone finds an event without dates by the dates of a visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(`${builtOn}T18:00:00Z`);
  await visit(page, '/events');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(row(page, yearly)).toContainText('Every year on');
  await expect(page.getByText('Where we give only a month')).toHaveCount(1);
  await expect(page.getByLabel('Arriving')).toBeHidden();

  await page.getByRole('button', { name: 'Filter by date or category' }).focus();
  await page.keyboard.press('Enter');
  await typeDate(page, page.getByLabel('Arriving'), day);
  await typeDate(page, page.getByLabel('Leaving'), day);
  await expect(row(page, usual)).toContainText('Date not confirmed');
  await expect(page).toHaveURL(new RegExp(`from=${day}&until=${day}`));
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('events on the dates of the search for a bed are marked', async ({ page }) => {
  await page.clock.setFixedTime(`${day}T18:00:00Z`);
  await visit(page, '/');
  await typeDate(page, page.getByLabel('Check-in'), day);
  await typeDate(page, page.getByLabel('Check-out'), nextDay);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/events');
  await expect(row(page, usual)).toContainText('Usually during your trip');
});
