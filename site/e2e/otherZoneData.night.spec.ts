import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { daysText, makePlan } from './plannerPage.ts';
import { readDist } from './readDist.ts';

const { timeZone } = readDist<Site>('api/site.json');

/** Gives the park's zone in the page's own zone data the times of another zone, three hours behind UTC. */
function replaceZoneData(park: string): void {
  const Original = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Original, {
    construct: (Format, [locales, options]: [string, Intl.DateTimeFormatOptions | undefined]) =>
      new Format(locales, options?.timeZone === park ? { ...options, timeZone: 'Etc/GMT+3' } : options),
  });
}

/** Parts that a device shows: today, the days of a plan with their light, and the calendar file. */
async function shown(browser: Browser, hasOtherData: boolean, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, acceptDownloads: true, serviceWorkers: 'block' });
  if (hasOtherData) await context.addInitScript(replaceZoneData, timeZone);
  const page = await context.newPage();
  // Half an hour before midnight in the park of the tests, and another day by the other data.
  await page.clock.setFixedTime(new Date('2027-06-30T21:30:00Z'));
  await visit(page, '/trip-planner');
  // The form allows the day of the build until the page knows today.
  const start = page.getByLabel('Start date');
  await expect(start).toHaveAttribute('min', /^2027-0[67]-/);
  const today = await start.getAttribute('min');
  await makePlan(page);
  const days = await daysText(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar File (.ics)' }).click();
  const calendar = readFileSync(await (await download).path(), 'utf8').replaceAll(/^DTSTAMP:.*$/gm, '');
  await context.close();
  return { today, days, calendar };
}

test('a device with other zone data shows the same today, daylight and calendar file', async ({
  browser,
  baseURL,
}) => {
  const options = { ...(baseURL && { baseURL }) };
  const usual = await shown(browser, false, options);
  const other = await shown(browser, true, { ...options, timezoneId: 'Pacific/Auckland' });
  expect(usual.today).toMatch(/^2027-0[67]-\d\d$/);
  expect(usual.calendar).toContain('BEGIN:VEVENT');
  expect(other).toEqual(usual);
});
