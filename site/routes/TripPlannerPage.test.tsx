import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { fetcher } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { useTripDatesStore } from '../tripDates/tripDatesStore.ts';
import { noTrips } from '../features/planner/share/plan.ts';
import { useTripStore } from '../features/planner/share/tripStore.ts';

const setDate = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// A busy machine compiles it for longer than visitors and tests wait.
beforeAll(() => import('../features/planner/makePlan.ts'));

async function openPlanner(address = '/trip-planner'): Promise<UserEvent> {
  useTripDatesStore.setState({ checkIn: null, checkOut: null });
  useTripStore.setState({ draft: null, trip: null, past: [], isEditing: false, ticked: [], done: [] });
  const { user } = await renderRoute(address);
  await screen.findByLabelText('Start date');
  return user;
}

async function askForPlan(user: UserEvent, end = '2027-07-07'): Promise<void> {
  setDate('Start date', '2027-07-05');
  setDate('End date', end);
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
}

async function makePlan(): Promise<UserEvent> {
  const user = await openPlanner();
  await askForPlan(user);
  await screen.findByRole('heading', { level: 1, name: /^Three days in/ });
  return user;
}

test('the form begins with two people, the middle of each list and no dates', async () => {
  await openPlanner();
  expect(screen.getByLabelText('People')).toHaveValue(2);
  expect(screen.getByLabelText(/^Total budget/)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Plan My Trip' })).toBeDisabled();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Wheelchairs' })).not.toBeChecked();
  setDate('Start date', '2027-07-05');
  expect(screen.getByRole('button', { name: 'Plan My Trip' })).toBeDisabled();
  setDate('End date', '2027-07-07');
  expect(screen.getByRole('button', { name: 'Plan My Trip' })).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Your dates: early July' })).toBeInTheDocument();
});

test('a trip that is too long is refused with the reason', async () => {
  const user = await openPlanner();
  await askForPlan(user, '2027-08-04');
  expect(screen.getByLabelText('End date')).toHaveAccessibleDescription(/^Plans can be up to 30 days/);
  expect(screen.getByLabelText('End date')).toHaveFocus();
});

test('a plan has its days, is left by its button, and the form keeps what was entered', async () => {
  const user = await makePlan();
  expect(screen.getAllByRole('heading', { name: 'Morning' })).toHaveLength(3);
  expect(screen.getByText(/^2 nights from Monday, July 5\./)).toBeInTheDocument();
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByText('Monday, July 5', { exact: false })).toBeInTheDocument();
  expect(useTripDatesStore.getState()).toMatchObject({ checkIn: '2027-07-05', checkOut: '2027-07-07' });
  await user.click(screen.getByRole('checkbox', { name: 'Travel insurance' }));
  await user.click(screen.getByRole('button', { name: 'Plan a Different Trip' }));
  expect(await screen.findByLabelText('Start date')).toHaveValue('2027-07-05');
  expect(useTripStore.getState()).toMatchObject({ trip: null, ticked: [], past: [] });
});

test('a group reads how many rooms it needs', async () => {
  const user = await openPlanner();
  const more = screen.getByRole('button', { name: 'More: People' });
  await user.click(more);
  await user.click(more);
  await askForPlan(user);
  expect(
    await screen.findByText(/Rooms are listed from €\d+ a night; 4 people need about 2\.$/),
  ).toBeInTheDocument();
});

/** Opens what can be done with a stop, the first one of the plan unless named, and does it. */
async function change(user: UserEvent, item: string, stop: RegExp | string = /^Change /): Promise<string> {
  const [button] = screen.getAllByRole('button', { name: stop });
  const name = button!.getAttribute('aria-label')!;
  await user.click(button!);
  await user.click(screen.getByRole('button', { name: item }));
  return name;
}

test('what is removed comes back by Undo, and the focus never gets lost', async () => {
  const user = await makePlan();
  const menus = () => screen.getAllByRole('button', { name: /^Change (?!Dates)/ });
  const count = menus().length;
  await change(user, 'Remove', /^Change (?!Dates)/);
  expect(menus()).toHaveLength(count - 1);
  expect(document.activeElement).not.toBe(document.body);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  // It had the focus, and keeps it when there is nothing left to take back.
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(menus()).toHaveLength(count);
  expect(screen.getByText('Change undone.')).toBeInTheDocument();
});

test('a place that was moved stays when the dates change', async () => {
  const user = await makePlan();
  const name = await change(user, 'Move later', /^Change (?!Dates)/);
  const [moved] = useTripStore
    .getState()
    .trip!.choices.days.flat()
    .filter(({ isOwn }) => isOwn);
  expect(name).toBe(`Change ${moved!.name}`);
  await user.click(screen.getByRole('button', { name: 'Edit trip' }));
  setDate('End date', '2027-07-06');
  await user.click(await screen.findByRole('button', { name: 'Plan My Trip' }));
  await screen.findByRole('heading', { level: 1, name: /^Two days in/ });
  expect(useTripStore.getState().trip!.choices.days.flat()).toContainEqual(moved);
  expect(screen.getByText(/^Your choice ·/)).toBeInTheDocument();
});

test('what can be done with a stop is offered in a panel, and Escape gives the focus back', async () => {
  const user = await makePlan();
  const button = screen.getAllByRole('button', { name: /^Change (?!Dates)/ })[0]!;
  button.focus();
  await user.keyboard('{Enter}');
  const panel = screen.getByRole('group', { name: /^Change / });
  expect(within(panel).getAllByRole('button')[0]).toHaveFocus();
  expect(within(panel).getByRole('button', { name: 'Move later' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a stop is replaced by another place', async () => {
  const user = await makePlan();
  await change(user, 'Remove', 'Change The Old Mine');
  await user.click(screen.getByRole('button', { name: 'Change Mirror Tarn' }));
  await user.click(screen.getByRole('button', { name: /^Swap for The Old Mine, / }));
  expect(screen.getByText(/^The Old Mine replaces Mirror Tarn on day \d\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change The Old Mine' })).toHaveFocus();
});

test('the car is said once a day, without a time', async () => {
  await makePlan();
  const second = screen.getAllByRole('article')[1]!;
  expect(within(second).getAllByText('Rental car, fuel and parking')).toHaveLength(1);
  expect(within(second).getAllByText('Rental car, fuel and parking')[0]!.closest('li')).toBeNull();
});

test('a stop is added by its name, and the focus goes to its menu', async () => {
  const user = await makePlan();
  const button = screen.getByRole('button', { name: 'Add a stop to day 1' });
  await user.click(button);
  const box = screen.getByRole('searchbox', { name: 'Search places to add' });
  await user.type(box, 'xyz');
  expect(screen.getByText('Nothing found.')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'canoe');
  await user.click(screen.getByRole('button', { name: /^Canoe on the tarn/ }));
  expect(screen.getByText('Canoe on the tarn is now on day 1.')).toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'Change Canoe on the tarn' });
  expect(menu).toHaveFocus();
  expect(screen.getAllByRole('article')[0]).toContainElement(menu);
});

test('the bed of a stay is changed, and comes back by Undo', async () => {
  const user = await makePlan();
  const [before] = useTripStore.getState().trip!.choices.stays;
  await user.click(screen.getAllByRole('button', { name: `Change ${before!.name}` })[0]!);
  const panel = screen.getByRole('group', { name: `Change ${before!.name}` });
  await user.click(within(panel).getAllByRole('button')[0]!);
  const [after] = useTripStore.getState().trip!.choices.stays;
  expect(after).toMatchObject({ isOwn: true });
  expect(after!.slug).not.toBe(before!.slug);
  expect(screen.getByText(`Your bed is now at ${after!.name}, for 2 nights.`)).toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(`Change ${after!.name}`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useTripStore.getState().trip!.choices.stays[0]).toEqual(before);
});

test('a trip under way shows its day, ticks stops off and offers missed ones again', async () => {
  const user = await makePlan();
  // Noon in the park on the second of three days.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-06T10:00:00Z') });
  try {
    await user.click(screen.getByRole('button', { name: 'Edit trip' }));
    await user.click(await screen.findByRole('button', { name: 'Plan My Trip' }));
    await screen.findByRole('heading', { level: 1, name: /^Three days in/ });
    const today = within(screen.getByRole('region', { name: /^Day 2 of 3/ }));
    expect(today.getByText(/^Next/)).toBeInTheDocument();
    // Stops of days that have begun can be ticked off, later ones cannot.
    const cards = screen.getAllByRole('article').map((card) => within(card));
    expect(cards.map((card) => card.queryAllByRole('checkbox', { name: /^Done: / }).length > 0)).toEqual([
      true,
      true,
      false,
    ]);
    const offers = () => today.queryAllByRole('button', { name: /^Plan on day 3: / });
    const name = offers()[0]!.getAttribute('aria-label')!.slice('Plan on day 3: '.length);
    const box = cards[0]!.getByRole('checkbox', { name: `Done: ${name}` });
    const count = offers().length;
    await user.click(box);
    expect(offers()).toHaveLength(count - 1);
    await user.click(box);
    await user.click(today.getByRole('button', { name: `Plan on day 3: ${name}` }));
    expect(cards[2]!.getByRole('link', { name })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('before the trip nothing is ticked off', async () => {
  await makePlan();
  expect(screen.queryByRole('checkbox', { name: /^Done: / })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Day \d of/ })).toBeNull();
});

test('when the places do not come the page says so and tries again', async () => {
  server.use(http.get('*/api/planner.json', () => HttpResponse.json({}, { status: 503 })));
  const user = await openPlanner();
  await askForPlan(user);
  expect(await screen.findByRole('heading', { name: "The planner didn't load" })).toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Three days in/ })).toBeInTheDocument();
});

test('the planner comes with the first answer, and nobody is told when it does not', async () => {
  let requests = 0;
  server.use(
    http.get('*/api/planner.json', () => {
      requests += 1;
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  const user = await openPlanner();
  expect(requests).toBe(0);
  setDate('Start date', '2027-07-05');
  await waitFor(() => expect(requests).toBe(3));
  await user.click(screen.getByRole('checkbox', { name: 'Dogs on a leash' }));
  await user.click(screen.getByRole('checkbox', { name: 'Dogs on a leash' }));
  expect(screen.queryByRole('heading', { name: "The planner didn't load" })).toBeNull();
  server.resetHandlers();
  setDate('End date', '2027-07-07');
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Three days in/ })).toBeInTheDocument();
});

test('a trip of the calculator is in the form, its length as soon as it has a start', async () => {
  await openPlanner('/trip-planner?days=4&people=12&total=3500');
  await waitFor(() => expect(screen.getByLabelText('People')).toHaveValue(10));
  expect(screen.getByLabelText(/^Total budget/)).toHaveValue('3500');
  setDate('Start date', '2027-07-05');
  expect(screen.getByLabelText('End date')).toHaveValue('2027-07-08');
});

const openTrip = (user: UserEvent) =>
  user.click(screen.getByText('See the itinerary', { exact: false, selector: 'summary' }));
async function beginTrip(user: UserEvent): Promise<void> {
  setDate('Start this trip on', '2027-07-05');
  await user.click(screen.getByRole('button', { name: 'Use these dates' }));
}

test('a ready trip asks for its first day, and is a plan on these dates', async () => {
  const user = await openPlanner();
  expect(screen.getByRole('heading', { level: 2, name: 'Ready-made trips' })).toBeInTheDocument();
  await openTrip(user);
  expect(screen.getByRole('link', { name: 'Mirror Tarn' })).toHaveAttribute(
    'href',
    '/attractions/mirror-tarn',
  );
  expect(screen.getByRole('link', { name: 'Grand Test Hotel' })).toHaveAttribute(
    'href',
    '/accommodations/grand-test-hotel',
  );
  await beginTrip(user);
  expect(await screen.findByRole('heading', { level: 1, name: /^Two days in/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What changed for your dates' })).toBeNull();
  const { trip } = useTripStore.getState();
  expect(trip?.form).toMatchObject({ startDate: '2027-07-05', endDate: '2027-07-06', groupSize: 2 });
  expect(trip?.choices.days.map((stops) => stops.map(({ name }) => name))).toEqual([
    ['Mirror Tarn', 'Canoe on the tarn'],
    ['Marsh loop'],
  ]);
  expect(useTripDatesStore.getState()).toMatchObject({ checkIn: '2027-07-05', checkOut: '2027-07-06' });
});

test('after two ready trips the rest are folded behind their number', async () => {
  const [trip] = publishedFile(published.plannerTrips);
  const trips = Array.from({ length: 6 }, (_, n) => ({ ...trip, slug: `trip-${n}`, name: `Trip ${n}` }));
  server.use(http.get(`*${published.plannerTrips}`, () => HttpResponse.json(trips)));
  await openPlanner();
  const fold = screen.getByText('More trips (4)').closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(within(fold).getByText('Trip 2')).toBeInTheDocument();
  expect(within(fold).queryByText('Trip 1')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Trip 1' })).toBeInTheDocument();
});

test('a ready trip without a first day cannot begin', async () => {
  const user = await openPlanner();
  await openTrip(user);
  expect(screen.getByLabelText('Start this trip on')).not.toHaveValue('');
  setDate('Start this trip on', '');
  expect(screen.getByLabelText('Start this trip on')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Use these dates' }));
  expect(screen.getByRole('button', { name: 'Use these dates' })).toBeEnabled();
  expect(useTripStore.getState().trip).toBeNull();
});

test('what had to change for the dates is said above the plan until it is closed', async () => {
  const planner = await fetcher(published.planner);
  const closed = { from: '01-01', to: '01-31' };
  const places = planner.places.map((place) =>
    place.slug === 'tarn-canoe' ? { ...place, open: closed } : place,
  );
  server.use(http.get('*/api/planner.json', () => HttpResponse.json({ ...planner, places })));
  const user = await openPlanner();
  await openTrip(user);
  await beginTrip(user);
  await screen.findByRole('heading', { level: 1, name: /^Two days in/ });
  expect(screen.getByText(/^Day 1: Canoe on the tarn is closed that day, so /)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Day 1: Canoe on the tarn/)).toBeNull();
});

test('when the places do not come, Retry begins the ready trip again', async () => {
  server.use(http.get('*/api/planner.json', () => HttpResponse.json({}, { status: 503 })));
  const user = await openPlanner();
  await openTrip(user);
  await beginTrip(user);
  await screen.findByRole('heading', { name: "The planner didn't load" });
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Two days in/ })).toBeInTheDocument();
});

test('a damaged link says so', async () => {
  await openPlanner('/trip-planner#plan=abcdefgh');
  expect(await screen.findByText(/This link is incomplete/)).toBeInTheDocument();
  // The form, hidden while a link opens, shows again.
  expect(document.documentElement.dataset).not.toHaveProperty('plan');
});

const stop = { place: 'trail/marsh-loop', name: 'Marsh loop', part: 'morning', isOwn: false };
const keptForm = {
  arrivalTime: '',
  departureTime: '',
  childAges: [],
  transport: 'car',
  needs: [],
  startDate: '2027-07-05',
  endDate: '2027-07-06',
  budget: '2000',
  groupSize: 2,
  interests: [],
  activityLevel: 'moderate',
  accommodationType: 'budget',
  diningPreference: 'any',
  specialRequests: '',
};
const keptTrip = { form: keptForm, choices: { stays: [], days: [[stop], []] }, saved: [] };

/** Opens the planner as a fresh tab does, with what the browser keeps. */
async function openWith(state: object): Promise<void> {
  localStorage.setItem('larch-trip', JSON.stringify({ state: { ...noTrips, ...state }, version: 0 }));
  await useTripStore.persist.rehydrate();
  await renderRoute('/trip-planner');
}

test('a tab keeps its own draft when another one stores a newer', async () => {
  await openWith({ draft: keptForm });
  expect(await screen.findByLabelText('Start date')).toHaveValue('2027-07-05');
  const newer = { ...keptForm, startDate: '2027-08-01', endDate: '2027-08-02' };
  const key = 'larch-trip';
  localStorage.setItem(key, JSON.stringify({ state: { ...noTrips, draft: newer }, version: 0 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByLabelText('Start date')).toHaveValue('2027-07-05');
});

test.each([
  [
    'a book for a request',
    { trip: { ...keptTrip, form: { ...keptForm, specialRequests: 'a'.repeat(300_000) } } },
  ],
  [
    '3,000 stops',
    { trip: { ...keptTrip, choices: { stays: [], days: [Array.from({ length: 3000 }, () => stop)] } } },
  ],
  [
    'a million days',
    { trip: { ...keptTrip, choices: { stays: [], days: Array.from({ length: 1e6 }, () => []) } } },
  ],
  ['a draft that is none', { draft: { ...keptForm, groupSize: 'two' } }],
])('a trip on the device with %s is told of, and the form works', async (_, state) => {
  await openWith(state);
  expect(await screen.findByLabelText('Start date')).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Your trip couldn’t be read' })).toBeVisible();
});

test('a trip on the device that cannot be planned shows the form with the reason', async () => {
  const form = { ...keptForm, startDate: '0001-01-01', endDate: '9999-12-31' };
  await openWith({ trip: { ...keptTrip, form }, draft: form });
  expect(await screen.findByRole('heading', { name: /^Plans can be up to 30 days/ })).toBeVisible();
  expect(screen.getByLabelText('Start date')).toHaveValue(form.startDate);
});

test.each([
  [
    'choices that the guide no longer has',
    {
      form: {
        ...keptForm,
        activityLevel: 'x',
        accommodationType: 'x',
        diningPreference: 'x',
        interests: ['x'],
      },
    },
  ],
  [
    'places that the guide no longer has',
    { choices: { stays: [{ slug: 'x', name: 'X', isOwn: false }], days: [[{ ...stop, place: 'trail/x' }]] } },
  ],
  [
    'more days of stops than its dates',
    { choices: { stays: [], days: Array.from({ length: 100 }, () => [stop]) } },
  ],
  ['300 stops on a day', { choices: { stays: [], days: [Array.from({ length: 300 }, () => stop)] } }],
])('a trip on the device with %s is shown', async (_, given) => {
  await openWith({ trip: { ...keptTrip, ...given } });
  expect(await screen.findByRole('heading', { level: 1, name: /^Two days in/ })).toBeVisible();
});
