import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { HazardList } from './TrailEquipment.tsx';

const frame = { name: 'Guide', url: 'https://guide.example/', language: 'en', currency: 'CAD' };

test('below the hazards stands the number for an emergency', () => {
  render(
    <SiteContext value={{ ...frame, emergencyNumber: '911' }}>
      <HazardList hazards={['Rockfall']} />
    </SiteContext>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Rockfall');
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
});
