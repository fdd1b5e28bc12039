import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { lakePicture } from '../../test/lakePicture.ts';
import { TitleBand } from './TitleBand.tsx';

const show = (props: Partial<ComponentProps<typeof TitleBand>> = {}) =>
  render(
    <MemoryRouter>
      <TitleBand heading="Green Lake" {...props} />
    </MemoryRouter>,
  );

test('the heading is the one of the page and can take the focus', () => {
  show({ lead: 'At the end of the road.' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Green Lake' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(screen.getByText('At the end of the road.')).toBeVisible();
});

test('a record leads back to its list', () => {
  show({ parent: { label: 'Attractions', to: '/attractions' } });
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByRole('link', { name: 'Attractions' })).toHaveAttribute(
    'href',
    '/attractions',
  );
});

test('without a list, a lead or a picture it is the heading alone', () => {
  const { container } = show();
  expect(container).toHaveTextContent(/^Green Lake$/);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

test('its picture is an ornament, and the main picture of a record', () => {
  const { container } = show({ picture: lakePicture });
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  show({ picture: lakePicture, parent: { label: 'Attractions', to: '/attractions' } });
  expect(screen.getByRole('img')).toHaveAccessibleName(lakePicture.alt);
});

test('a photograph is credited, a drawing is not', () => {
  show({ picture: { ...lakePicture, kind: 'photo', credit: 'Ann Example', licence: 'CC BY 4.0' } });
  expect(screen.getByText('Photo: Ann Example, CC BY 4.0')).toBeVisible();
  const { container } = show({ picture: { ...lakePicture, credit: null } });
  expect(container).not.toHaveTextContent('Photo');
});

test('what belongs to the title and the next steps stand in it', () => {
  show({ children: <p>Search</p>, aside: <p>Book</p> });
  expect(screen.getByText('Search')).toBeVisible();
  expect(screen.getByText('Book')).toBeVisible();
});
