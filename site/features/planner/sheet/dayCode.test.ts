import { expect, test } from 'vitest';
import { planTrip } from '../rules/planTrip.ts';
import { catalog, form, place, rules } from '../rules/testTrips.ts';
import { decodePlan } from '../share/planCode.ts';
import { dayCode } from './dayCode.ts';

const { form: asked, choices } = planTrip(form(), catalog({ places: [place({})] }), null, rules);
const plan = { form: asked, choices, saved: [] };
const walk = { name: 'Tarn trail', path: '/hiking-trails/tarn-trail' };
const siteUrl = 'https://guide.example';

test('a code holds the shared address of the plan', async () => {
  const { url, text } = await dayCode(plan, { siteUrl, walk });
  const [address, code = ''] = url.split('#plan=');
  expect(address).toBe('https://guide.example/trip-planner');
  expect(await decodePlan(code)).toEqual(plan);
  expect(text).toBe('The code opens this plan, with its dates and wishes.');
});

/** Returns an address of the guide with which that of the plan has so many characters. */
async function siteWith(characters: number): Promise<string> {
  const { url } = await dayCode(plan, { siteUrl, walk: null });
  return `${siteUrl}/${'x'.repeat(characters - url.length - 1)}`;
}

test('a plan of 1,273 characters fits, and with one more the code opens the page of the walk', async () => {
  const { url } = await dayCode(plan, { siteUrl: await siteWith(1273), walk });
  expect(url).toHaveLength(1273);
  expect(url).toContain('#plan=');
  const longer = await siteWith(1274);
  expect(await dayCode(plan, { siteUrl: longer, walk })).toEqual({
    url: `${longer}/hiking-trails/tarn-trail`,
    text: 'The plan is longer than a code holds. The code opens the page of Tarn trail.',
  });
});

test('on a day without a walk the code of a plan that is too long opens the planner', async () => {
  const longer = await siteWith(1274);
  expect(await dayCode(plan, { siteUrl: longer, walk: null })).toEqual({
    url: `${longer}/trip-planner`,
    text: 'The plan is longer than a code holds. The code opens the trip planner.',
  });
});
