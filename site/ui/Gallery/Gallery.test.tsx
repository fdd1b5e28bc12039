import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '#schemas/types/published.ts';
import { Gallery } from './Gallery.tsx';

// The lightbox is fetched when it is first asked for; how long that takes is no matter of these tests.
beforeAll(async () => {
  await import('./Lightbox.tsx');
});

const pictures = (count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/images/lake-${index + 1}`,
    original: `/images/lake-${index + 1}/original.jpg`,
    alt: `The lake, view ${index + 1}.`,
    kind: 'drawn',
    credit: null,
    licence: null,
    plateColor: '#111111',
    placeholderColor: '#eeeeee',
    focus: { x: 5, y: 5 },
  }));

const thumbnails = () => screen.getAllByRole('button').slice(1);
const opener = (place: number) => screen.getByRole('button', { name: new RegExp(`^View image ${place} of`) });
const shownPicture = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt');

/** Shows a gallery and opens its lightbox at a place. */
async function openAt(place: number, count: number) {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures(count)} name="Green Lake" />);
  await user.click(opener(place));
  const lightbox = await screen.findByRole('dialog', { name: 'Images of Green Lake' });
  // A browser moves the focus into a modal dialog by itself.
  within(lightbox).getByRole('button', { name: 'Close' }).focus();
  return { user, lightbox };
}

test('one picture has no thumbnails', () => {
  render(<Gallery pictures={pictures(1)} name="Green Lake" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('no picture shows nothing', () => {
  const { container } = render(<Gallery pictures={[]} name="Green Lake" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [2, [2]],
  [5, [2, 3, 4, 5]],
  [6, [2, 3, 4, 5]],
])('of %s pictures the thumbnails show %j', (count, places) => {
  render(<Gallery pictures={pictures(count)} name="Green Lake" />);
  const shown = thumbnails().map((button) => within(button).getByAltText(/view/).getAttribute('alt'));
  expect(shown).toEqual(places.map((place) => `The lake, view ${place}.`));
});

test('of 5 pictures none is hidden, and nothing says so', () => {
  render(<Gallery pictures={pictures(5)} name="Green Lake" />);
  expect(screen.queryByText(/^\+/)).toBeNull();
  expect(opener(5)).toHaveAccessibleName('View image 5 of 5: Green Lake');
});

test.each([
  [6, 1],
  [9, 4],
])('of %s pictures the last thumbnail says +%s', (count, hidden) => {
  render(<Gallery pictures={pictures(count)} name="Green Lake" />);
  expect(within(opener(5)).getByText(`+${hidden}`)).toBeVisible();
  expect(screen.getAllByText(/^\+/)).toHaveLength(1);
  expect(opener(5)).toHaveAccessibleName(`View image 5 of ${count} (${hidden} more): Green Lake`);
});

test.each([1, 2, 5])('picture %s opens the lightbox at its place', async (place) => {
  const { lightbox } = await openAt(place, 6);
  expect(lightbox).toHaveTextContent(`${place} of 6`);
  expect(shownPicture()).toBe(`The lake, view ${place}.`);
});

test('next goes on, and from the last picture to the first', async () => {
  const { user, lightbox } = await openAt(2, 3);
  const next = within(lightbox).getByRole('button', { name: 'Next picture' });
  await user.click(next);
  expect(shownPicture()).toBe('The lake, view 3.');
  await user.click(next);
  expect(shownPicture()).toBe('The lake, view 1.');
});

test('previous goes back, and from the first picture to the last', async () => {
  const { user, lightbox } = await openAt(2, 3);
  const previous = within(lightbox).getByRole('button', { name: 'Previous picture' });
  await user.click(previous);
  expect(shownPicture()).toBe('The lake, view 1.');
  await user.click(previous);
  expect(shownPicture()).toBe('The lake, view 3.');
});

test('arrow keys turn the picture, other keys do not', async () => {
  const { user } = await openAt(1, 3);
  await user.keyboard('{ArrowLeft}');
  expect(shownPicture()).toBe('The lake, view 3.');
  await user.keyboard('{ArrowRight}');
  expect(shownPicture()).toBe('The lake, view 1.');
  await user.keyboard('{ArrowUp}{ArrowDown}{Home}x');
  expect(shownPicture()).toBe('The lake, view 1.');
});

test('the close button closes it', async () => {
  const { user, lightbox } = await openAt(1, 3);
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it', async () => {
  const { lightbox } = await openAt(1, 3);
  // A browser turns Escape into this event.
  fireEvent(lightbox, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one picture alone opens without buttons to turn it, and arrow keys leave it', async () => {
  const { user, lightbox } = await openAt(1, 1);
  expect(within(lightbox).getAllByRole('button')).toHaveLength(1);
  expect(lightbox).not.toHaveTextContent('1 of 1');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(shownPicture()).toBe('The lake, view 1.');
});

test('the pictures before and after the shown one are loaded already, no others', async () => {
  const { lightbox } = await openAt(1, 6);
  const loaded = [...lightbox.querySelectorAll('img')].map(({ alt }) => alt);
  expect(loaded).toEqual(['The lake, view 1.', 'The lake, view 2.', 'The lake, view 6.']);
});

test('what the picture shows stands under it and is announced when it turns', async () => {
  const { user, lightbox } = await openAt(1, 3);
  await user.keyboard('{ArrowRight}');
  const caption = within(lightbox).getByText('The lake, view 2.').parentElement;
  expect(caption).toHaveAttribute('aria-live', 'polite');
  expect(caption).toHaveTextContent('2 of 3');
});

test('a photograph names its photographer and its licence', async () => {
  const user = userEvent.setup();
  const [drawn] = pictures(1);
  const photo: Picture = { ...drawn!, kind: 'photo', credit: 'Ann Example', licence: 'CC BY 4.0' };
  render(<Gallery pictures={[photo]} name="Green Lake" />);
  await user.click(opener(1));
  expect(await screen.findByText('Photo: Ann Example, CC BY 4.0')).toBeVisible();
});

test('a picture is tried as WebP, then as the original, then "Image unavailable" takes its place', async () => {
  const { user, lightbox } = await openAt(1, 3);
  const image = () => within(lightbox).getByRole('img');
  expect(image()).toHaveAttribute('srcset', expect.stringContaining('/images/lake-1/wide-1600.webp'));
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/images/lake-1/original.jpg');
  expect(image()).not.toHaveAttribute('srcset');
  expect(lightbox.querySelector('div:not([hidden]) > picture > source')).toBeNull();
  fireEvent.error(image());
  expect(within(lightbox).getByText('Image unavailable')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(shownPicture()).toBe('The lake, view 2.');
});

const finger = (identifier: number, clientX: number, clientY = 300) => ({ identifier, clientX, clientY });

/** Puts one finger on the picture, moves it and lifts it. */
function swipe(from: number, to: number, upOrDown = 0) {
  const image = within(screen.getByRole('dialog')).getByRole('img');
  const start = finger(1, from);
  const end = finger(1, to, 300 + upOrDown);
  fireEvent.touchStart(image, { touches: [start], changedTouches: [start] });
  fireEvent.touchMove(image, { touches: [end], changedTouches: [end] });
  fireEvent.touchEnd(image, { touches: [], changedTouches: [end] });
}

test.each([
  ['48 px to the left turns to the next', 200, 152, 0, 2],
  ['48 px to the right turns to the one before', 200, 248, 0, 3],
  ['47 px to the left turns nothing', 200, 153, 0, 1],
  ['47 px to the right turns nothing', 200, 247, 0, 1],
  ['up turns nothing', 200, 200, -200, 1],
  ['down, a little slanted, turns nothing', 200, 130, 200, 1],
])('a swipe %s', async (_, from, to, upOrDown, place) => {
  await openAt(1, 3);
  swipe(from, to, upOrDown);
  expect(shownPicture()).toBe(`The lake, view ${place}.`);
});

test('two fingers that pinch turn nothing, however they are lifted', async () => {
  const { lightbox } = await openAt(1, 3);
  const image = within(lightbox).getByRole('img');
  fireEvent.touchStart(image, { touches: [finger(1, 150)], changedTouches: [finger(1, 150)] });
  fireEvent.touchStart(image, {
    touches: [finger(1, 150), finger(2, 250)],
    changedTouches: [finger(2, 250)],
  });
  fireEvent.touchEnd(image, { touches: [finger(2, 380)], changedTouches: [finger(1, 20)] });
  fireEvent.touchEnd(image, { touches: [], changedTouches: [finger(2, 380)] });
  expect(shownPicture()).toBe('The lake, view 1.');
});

test('a touch that the system takes away turns nothing', async () => {
  const { lightbox } = await openAt(1, 3);
  const image = within(lightbox).getByRole('img');
  fireEvent.touchStart(image, { touches: [finger(1, 300)], changedTouches: [finger(1, 300)] });
  fireEvent.touchCancel(image, { touches: [], changedTouches: [finger(1, 100)] });
  fireEvent.touchEnd(image, { touches: [], changedTouches: [finger(1, 100)] });
  expect(shownPicture()).toBe('The lake, view 1.');
});

test('a finger that moves about in a zoomed picture turns nothing', async () => {
  await openAt(1, 3);
  Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
  swipe(300, 100);
  expect(shownPicture()).toBe('The lake, view 1.');
  Object.defineProperty(window, 'visualViewport', { value: { scale: 1 }, configurable: true });
  swipe(300, 100);
  expect(shownPicture()).toBe('The lake, view 2.');
  Reflect.deleteProperty(window, 'visualViewport');
});
