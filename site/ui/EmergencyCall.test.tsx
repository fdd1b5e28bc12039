import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmergencyCall } from './EmergencyCall.tsx';
import { SiteContext } from './SiteContext.ts';

const frame = { name: 'Guide', url: 'https://guide.example/', language: 'en', currency: 'CAD' };

test('the number for an emergency can be called', () => {
  render(
    <SiteContext value={{ ...frame, emergencyNumber: '911' }}>
      <EmergencyCall />
    </SiteContext>,
  );
  expect(screen.getByText('Emergency:')).toBeVisible();
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
});

test('a guide without emergency numbers has no line for them', () => {
  const { container } = render(<EmergencyCall />);
  expect(container).toBeEmptyDOMElement();
});
