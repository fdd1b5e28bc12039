// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkHosts } from './linkHosts.tsx';

test('a host in a text leads there, and the text reads as before', () => {
  const { container } = render(<p>{linkHosts('Book at sites.park.example. The day is announced.')}</p>);
  expect(screen.getByRole('link', { name: 'sites.park.example' })).toHaveAttribute(
    'href',
    'https://sites.park.example/',
  );
  expect(container).toHaveTextContent('Book at sites.park.example. The day is announced.');
});

test.each([
  'First come, first served. Nobody can reserve a site.',
  'Gates open at 8 a.m. and close.',
  'open.closed',
])('%s has no host', (text) => {
  expect(linkHosts(text)).toBe(text);
});
