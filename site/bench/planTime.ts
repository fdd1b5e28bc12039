import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Planner, PlannerRules, Site } from '#schemas/types/published.ts';
import type { TripCatalog, TripForm } from '../features/planner/rules/trip.ts';
import { longestTask } from './longestTask.ts';
import type { planTrip, warmUp } from './plannerEntry.ts';

declare global {
  interface Window {
    planner: { planTrip: typeof planTrip; warmUp: typeof warmUp };
    trip: { form: TripForm; catalog: TripCatalog; rules: PlannerRules };
  }
}

const entry = join(import.meta.dirname, 'plannerEntry.ts');

/** Pages in each of which a first plan is made: as many with a warm-up as without. */
const pages = 7;

/** A fortnight in July with all interests, so that many places have to be weighed. */
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

/** Returns the planner's rules as one script that puts them on the window. */
async function plannerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'planner', formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Vite built no planner.');
  return first.output[0].code;
}

/**
 * Measures CPU milliseconds that a plan of 14 days takes with a guide's places: the first in a page, the first after the
 * warm-up that the form starts, and the tenth. Also the longest task of the warm-up.
 */
export async function planTime(browser: Browser, dist: string, slowdown: number) {
  const read = (name: string) => readFileSync(join(dist, 'api', `${name}.json`), 'utf8');
  const { places, stays, notices, rules } = JSON.parse(read('planner')) as Planner;
  const { zoneOffsets } = JSON.parse(read('site')) as Site;
  const trip = {
    form: { ...form, interests: rules.form.interests.map(({ id }) => id) },
    catalog: { places, stays, notices, saved: [], zoneOffsets },
    rules,
  };
  const script = await plannerScript();
  /** Runs some work in a page and returns the CPU milliseconds of its longest task. */
  const timeOf = async (page: Page, work: () => unknown) => {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await page.evaluate(work);
    return longestTask((await browser.stopTracing()).toString());
  };
  const plan = () => {
    window.planner.planTrip(window.trip.form, window.trip.catalog, null, window.trip.rules);
  };
  const cold: number[] = [];
  const steps: number[] = [];
  const warm: number[] = [];
  const tenth: number[] = [];
  for (let round = 0; round < pages * 2; round += 1) {
    const page = await browser.newPage();
    const devTools = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await page.evaluate((given) => {
      window.trip = given;
    }, trip);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (round % 2 === 0) {
      cold.push(await timeOf(page, plan));
    } else {
      steps.push(await timeOf(page, () => window.planner.warmUp(window.trip.catalog, window.trip.rules)));
      warm.push(await timeOf(page, plan));
      for (let count = 2; count < 10; count += 1) await page.evaluate(plan);
      tenth.push(await timeOf(page, plan));
    }
    await page.close();
  }
  return {
    'a plan of 14 days': 'CPU ms, medians',
    'first in a page': median(cold),
    'longest task of the warm-up': median(steps),
    'first after the warm-up': median(warm),
    tenth: median(tenth),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
