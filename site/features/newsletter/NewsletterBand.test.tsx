import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { server } from '../../test/server.ts';
import { toast as toastClass } from '../../ui/Toast/Toast.css.ts';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { useToastStore } from '../../ui/Toast/toastStore.ts';
import { NewsletterBand } from './NewsletterBand.tsx';

const provenance = { source: 'illustrative', status: 'unverified' as const, verifiedOn: null };
const newsletter: NonNullable<Site['newsletter']> = {
  heading: 'Letters from the park',
  text: 'A short letter when something changes.',
  promise: 'Leave whenever you like.',
  consent: '0a1b2c',
  subscribers: { text: '25,000+', provenance },
};
const address = 'ann@mail.example';
const signUp = {
  email: address,
  website: '',
  consent: newsletter.consent,
  elapsed: expect.any(Number) as number,
};

// Toasts are fetched with the first one; how long that takes is no matter of these tests.
beforeAll(async () => {
  await import('../../ui/Toast/ToastHost.tsx');
});
beforeEach(() => useToastStore.setState({ current: null }));

/** Shows the band, answers its requests, and keeps what they said. */
function show(answer: () => Response | Promise<Response> = () => HttpResponse.json({ subscribed: true })) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/newsletter', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  render(
    <>
      <NewsletterBand newsletter={newsletter} />
      <LazyToastHost />
    </>,
  );
  return { sent, user: userEvent.setup() };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });
const form = () => field().form!;

/** The toast, once it shows. */
async function shownToast() {
  await waitFor(() => expect(document.querySelector('li')).not.toBeNull());
  return document.querySelector('li')!;
}

test.each(['illustrative', 'specification', 'general knowledge'])(
  'it says what it is for, and no number of subscribers whose source is "%s"',
  (source) => {
    const subscribers = { text: '25,000+', provenance: { ...provenance, source } };
    render(<NewsletterBand newsletter={{ ...newsletter, subscribers }} />);
    const band = within(screen.getByRole('region', { name: newsletter.heading }));
    expect(band.getByText(newsletter.text)).toBeVisible();
    expect(band.queryByText(/25,000|subscribers/)).toBeNull();
  },
);

test('a number of subscribers that somebody counted leads to its source', () => {
  const counted = { ...provenance, source: 'https://letters.example/count', verifiedOn: '2026-09-15' };
  render(
    <NewsletterBand newsletter={{ ...newsletter, subscribers: { text: '25,000+', provenance: counted } }} />,
  );
  expect(screen.getByRole('link', { name: '25,000+ subscribers' })).toHaveAttribute('href', counted.source);
});

test('an e-mail address is required', () => {
  show();
  expect(field()).toBeRequired();
  expect(field().type).toBe('email');
});

test('an empty value sends nothing', async () => {
  const { sent, user } = show();
  await user.click(subscribe());
  // Also where a browser would let it through.
  fireEvent.submit(form());
  expect(sent).toEqual([]);
  expect(document.querySelector('li')).toBeNull();
});

test('blanks send nothing', () => {
  const { sent } = show();
  fireEvent.change(field(), { target: { value: '   ' } });
  fireEvent.submit(form());
  expect(sent).toEqual([]);
});

test('what is no e-mail address sends nothing, and is told at the field until it is mended', async () => {
  const { sent, user } = show();
  await user.type(field(), 'ann');
  await user.click(subscribe());
  expect(sent).toEqual([]);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription('Enter a whole email address, such as name@example.com.');
  await user.type(field(), '@mail.example');
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(field()).not.toHaveAccessibleDescription();
});

test('a success thanks with a toast and clears the field', async () => {
  const { sent, user } = show();
  await user.type(field(), address);
  await user.click(subscribe());
  const toast = await shownToast();
  expect(toast).toHaveTextContent(
    "Success! You've successfully subscribed to our newsletter. Check your email for a link to confirm.",
  );
  expect(toast.className).toBe(toastClass.default);
  expect(field()).toHaveValue('');
  expect(sent).toEqual([signUp]);
});

test('Enter in the field sends it', async () => {
  const { sent, user } = show();
  await user.type(field(), `${address}{Enter}`);
  await shownToast();
  expect(sent).toEqual([signUp]);
});

test.each<[string, () => Response]>([
  ['an address that is refused', () => HttpResponse.json({ error: 'no' }, { status: 400 })],
  ['a server that fails', () => new HttpResponse('broken', { status: 500 })],
  ['a host without the function', () => new HttpResponse('no', { status: 404 })],
  ['a host that answers everything with a page', () => HttpResponse.html('<!doctype html><p>Welcome</p>')],
  ['an answer that confirms nothing', () => HttpResponse.json({ subscribed: false })],
  ['an answer of null', () => HttpResponse.json(null)],
  ['a connection that drops', () => HttpResponse.error()],
])('%s gives the destructive toast and keeps what was typed', async (_, answer) => {
  const { user } = show(answer);
  await user.type(field(), address);
  await user.click(subscribe());
  const toast = await shownToast();
  expect(toast).toHaveTextContent('Error Failed to subscribe. Please try again.');
  expect(toast.className).toBe(toastClass.destructive);
  expect(field()).toHaveValue(address);
  expect(subscribe()).toBeEnabled();
});

test('while it is being sent it is not sent again', async () => {
  const answer = Promise.withResolvers<Response>();
  const { sent, user } = show(() => answer.promise);
  await user.type(field(), address);
  await user.click(subscribe());
  expect(subscribe()).toBeDisabled();
  fireEvent.submit(form());
  await waitFor(() => expect(sent).toHaveLength(1));
  answer.resolve(HttpResponse.json({ subscribed: true }));
  await waitFor(() => expect(subscribe()).toBeEnabled());
  expect(sent).toHaveLength(1);
});

test('without a script the form itself sends the address', () => {
  show();
  expect(form()).toHaveAttribute('action', '/api/newsletter');
  expect(form()).toHaveAttribute('method', 'post');
  expect(field()).toHaveAttribute('name', 'email');
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    email: '',
    consent: newsletter.consent,
    website: '',
  });
});

test('it says what becomes of an address', () => {
  show();
  expect(screen.getByText(newsletter.promise)).toBeVisible();
});

test('the field for programs is out of reach for people', () => {
  show();
  const hidden = form().querySelector('[name=website]');
  expect(hidden).toHaveAttribute('tabindex', '-1');
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
});
