import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { published } from '../../data/published.ts';
import { emptyForm } from '../../features/planner/form/tripDraft.ts';
import type { SharedPlan } from '../../features/planner/share/readPlan.ts';
import { useTripStore } from '../../features/planner/share/tripStore.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { renderRoute } from '../../test/renderRoute.tsx';
import { server } from '../../test/server.ts';

const trip: SharedPlan = {
  form: {
    ...emptyForm(publishedFile(published.plannerForm).form),
    startDate: '2027-07-05',
    endDate: '2027-07-06',
  },
  choices: {
    stays: [{ slug: 'grand-test-hotel', name: 'Grand Test Hotel' }],
    days: [[{ place: 'trail/marsh-loop', name: 'Marsh loop', part: 'morning', isLocked: false }], []],
  },
  saved: [],
};
const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
/** Text of the sheet at the moment of printing. */
let printed: string[];

beforeEach(() => {
  printed = [];
  // The DOM of the tests cannot replace the rules of a style sheet, and does not print.
  CSSStyleSheet.prototype.replaceSync = () => {};
  // A map without a size cannot show all of a line.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.stubGlobal('print', () => void printed.push(sheet()?.textContent ?? ''));
});

/** Prints a day of the plan, and returns the text of its sheet. */
async function printDay(day: number): Promise<string> {
  await import('../../features/planner/plannerKit.ts');
  await import('./PlanDaySheet.tsx');
  await import('../../notices/NoticeMap.tsx');
  useTripStore.setState({ draft: null, trip, past: [], isEditing: false });
  const { user } = await renderRoute('/trip-planner');
  await user.click(await screen.findByRole('button', { name: `Print A4, day ${day}` }));
  await waitFor(() => expect(printed).toHaveLength(1), { timeout: 15_000 });
  expect(sheet()).toBeNull();
  return printed[0] ?? '';
}

test('a day has its date, stop, bed, profile, hazards and numbers on one sheet', async () => {
  const text = await printDay(1);
  const marsh = publishedFile(published.trail('marsh-loop'));
  expect(text).toContain('Day 1: Marsh loop');
  expect(text).toContain('Monday 5 July 2027');
  expect(text).toMatch(/1\. \d+:\d\d [AP]M: Marsh loop/);
  expect(text).toContain('Bed: Grand Test Hotel');
  expect(text).toContain('Restricted: No dogs in the marsh while birds breed');
  for (const hazard of marsh.hazards) expect(text).toContain(hazard);
  expect(text).toContain('Elevation');
  expect(text).toContain('911: Emergency');
  expect(text).toContain('The code opens this plan');
});

test('a day without stops is printed with its bed alone', async () => {
  const text = await printDay(2);
  expect(text).toContain('Day 2');
  expect(text).not.toContain('Elevation');
  expect(text).toContain('No bed: the trip ends on this day.');
});

test('a walk that does not come is left out, and the rest is printed', async () => {
  server.use(http.get('*/api/hiking-trails/*', () => HttpResponse.json({}, { status: 503 })));
  const text = await printDay(1);
  expect(text).not.toContain('Elevation');
  expect(text).toContain('Bed: Grand Test Hotel');
});
