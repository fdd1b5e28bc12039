import { render, screen } from '@testing-library/react';
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

test('without a lead or a picture it is the heading alone', () => {
  const { container } = show();
  expect(container).toHaveTextContent(/^Green Lake$/);
  expect(container.querySelector('img')).toBeNull();
});

test('its picture is an ornament', () => {
  const { container } = show({ picture: lakePicture });
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
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
