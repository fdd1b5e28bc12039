import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { Footer } from './Footer.tsx';

const site = publishedFile(published.site);

function show(changes: Partial<Site> = {}): void {
  render(
    <MemoryRouter>
      <Footer site={{ ...site, ...changes }} />
    </MemoryRouter>,
  );
  for (const fold of document.querySelectorAll('details')) fold.open = true;
}

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('it says what the guide is', () => {
  show();
  expect(screen.getByText(site.blurb)).toBeVisible();
  expect(screen.getByText(site.disclosure)).toBeVisible();
});

test.each(['Updated November 2, 2026.', null])('it says how fresh the guide is: %s', (freshness) => {
  show({ freshness });
  expect(screen.queryAllByText(/Updated November 2, 2026\. Text and pictures/)).toHaveLength(
    freshness === null ? 0 : 1,
  );
});

test('the column Explore leads to every part of the guide', () => {
  show();
  expect(linksOf('Explore')).toEqual([
    '/attractions',
    '/activities',
    '/accommodations',
    '/events',
    '/map',
    '/hiking-map',
    '/notices',
  ]);
});

test('the column Plan Your Trip leads to the tools and the four guides', () => {
  show();
  const links = linksOf('Plan Your Trip');
  expect(links.slice(0, 3)).toEqual(['/trip-planner', '/budget-calculator', '/saved']);
  expect(new Set(links.slice(3))).toEqual(
    new Set(['/saved#pocket', '/getting-here', '/weather-climate', '/park-passes', '/travel-tips']),
  );
});

test('the legal pages are linked in the specified order: privacy, terms, cookies', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const legal = links.filter((href) => site.legal.some((link) => link.href === href));
  expect(legal).toEqual(['/privacy', '/terms', '/cookies']);
});

const noContact = { phone: null, email: null, address: null };
const contactLinks = () => document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]');

test('contact details that nobody has set are no dead links', () => {
  show({ contact: noContact, social: [] });
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(contactLinks()).toHaveLength(0);
  expect(screen.getByText(/^For help on the ground, ask at a park visitor centre\./)).toBeVisible();
});

test.each<[string, Partial<Site['contact']>, string | null]>([
  ['a phone number can be dialled', { phone: '+1 403 555 0100' }, 'tel:+14035550100'],
  ['an e-mail address can be written to', { email: 'desk@guide.example' }, 'mailto:desk@guide.example'],
  ['an address is a text', { address: '1 Test Street' }, null],
])('%s', (_, contact, href) => {
  show({ contact: { ...noContact, ...contact } });
  const [text = ''] = Object.values(contact);
  expect(screen.getByText(text ?? '')).toBeVisible();
  expect([...contactLinks()].map((link) => link.getAttribute('href'))).toEqual(href ? [href] : []);
  expect(screen.queryByText(/visitor centres/)).toBeNull();
});

test('social pages are linked where there are some', () => {
  show({ social: [{ label: 'Photos', href: 'https://photos.example/' }] });
  expect(screen.getByRole('link', { name: 'Photos' })).toHaveAttribute('href', 'https://photos.example/');
});
