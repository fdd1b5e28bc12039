import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { Planner, Site } from '#schemas/types/published.ts';
import type { planTrip } from '../features/planner/rules/planTrip.ts';
import type { TripForm } from '../features/planner/rules/trip.ts';

declare global {
  interface Window {
    planner: { planTrip: typeof planTrip };
  }
}

const planner = join(import.meta.dirname, '../features/planner/rules/planTrip.ts');

/** Pages in each of which a first plan is made. */
const pages = 7;

/** A fortnight in July for people who like everything, so that many places have to be weighed. */
const form: Omit<TripForm, 'interests'> = {
  startDate: '2027-07-10',
  endDate: '2027-07-23',
  budget: '10000',
  groupSize: 2,
  activityLevel: 'active',
  accommodationType: 'mid-range',
  diningPreference: 'any',
  arrivalTime: '',
  departureTime: '',
  childAges: [],
  transport: 'car',
  isOneBed: false,
  specialRequests: '',
};

/** The planner's rules as one script that puts them on the window. */
async function plannerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: planner, name: 'planner', formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Vite built no planner.');
  return first.output[0].code;
}

/** Milliseconds that a plan of 14 days takes with a guide's places: the first in a page, and one of the same page later. */
export async function planTime(browser: Browser, dist: string, slowdown: number) {
  const read = (name: string) => readFileSync(join(dist, 'api', `${name}.json`), 'utf8');
  const { places, stays, rules } = JSON.parse(read('planner')) as Planner;
  const { zoneOffsets } = JSON.parse(read('site')) as Site;
  const catalog = { places, stays, notices: [], saved: [], zoneOffsets };
  const script = await plannerScript();
  const firsts: number[] = [];
  const laters: number[] = [];
  for (let round = 0; round < pages; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addScriptTag({ content: script });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [first = 0, ...later] = await page.evaluate(
      (input) =>
        Array.from({ length: 10 }, () => {
          const start = performance.now();
          window.planner.planTrip(input.form, input.catalog, null, input.rules);
          return performance.now() - start;
        }),
      { form: { ...form, interests: rules.form.interests.map(({ id }) => id) }, catalog, rules },
    );
    firsts.push(first);
    laters.push(later.at(-1) ?? 0);
    await context.close();
  }
  return {
    work: 'a plan of 14 days',
    'first in a page, median ms': median(firsts),
    'slowest first, ms': Math.round(Math.max(...firsts)),
    'tenth, median ms': median(laters),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
