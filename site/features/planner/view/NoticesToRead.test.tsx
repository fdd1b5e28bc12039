import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { NoticesToRead } from './Itinerary.tsx';

const frame = { name: 'Guide', url: 'https://guide.example/', language: 'en', currency: 'CAD' };

test('what to read before a trip ends with the number to call, on paper too', () => {
  render(
    <SiteContext value={{ ...frame, emergencyNumber: '911' }}>
      <NoticesToRead notices={[{ title: 'Road closed', text: 'Day 1: Mill.' }]} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  );
  const list = screen.getByRole('region', { name: 'Read before you go' });
  expect(list).toHaveTextContent('Road closedDay 1: Mill.Emergency: 911');
});

test('a plan that meets no notice has no list', () => {
  const { container } = render(<NoticesToRead notices={[]} />);
  expect(container).toBeEmptyDOMElement();
});
