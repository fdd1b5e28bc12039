import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { HazardList } from './HazardList.tsx';

const frame = { name: 'Guide', url: 'https://guide.example/', language: 'en', currency: 'CAD' };

test.each([
  ['911', 'tel:911'],
  ['+41 144', 'tel:+41144'],
])('below the hazards stands the number for an emergency: %s', (emergencyNumber, href) => {
  render(
    <SiteContext value={{ ...frame, emergencyNumber }}>
      <HazardList hazards={['Rockfall']} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Rockfall');
  expect(screen.getByRole('link', { name: emergencyNumber })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'All emergency numbers' })).toHaveAttribute('href', '/travel-tips');
});

test('a guide without emergency numbers has no line for them', () => {
  render(<HazardList hazards={['Rockfall']} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
});
