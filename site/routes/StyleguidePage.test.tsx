import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import StyleguidePage from './StyleguidePage.tsx';

test('every part of the design system stands on the page, cards with records of the guide', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <StyleguidePage />
      </MemoryRouter>
    </SWRConfig>,
  );
  for (const name of ['Tokens', 'Controls', 'Messages', 'Figures', 'Cards']) {
    expect(screen.getByRole('heading', { name, level: 2 })).toBeInTheDocument();
  }
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(3);
});
