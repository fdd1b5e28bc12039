import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['Summer', 'Winter', 'Spring', 'Fall'].map((label) => ({ label, content: <p>{label} tips</p> }));
const selected = () => screen.getByRole('tab', { selected: true });

test('keys move the focus, and what has the focus is shown', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Season" tabs={tabs} />);
  expect(selected()).toHaveTextContent('Summer');
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Fall' })).toHaveFocus();
  expect(selected()).toHaveTextContent('Fall');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected()).toHaveTextContent('Winter');
  await user.keyboard('{PageDown}');
  expect(selected()).toHaveTextContent('Fall');
  await user.keyboard('{Home}');
  expect(selected()).toHaveTextContent('Summer');
});

test('one stop of the Tab key leads to the panel', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Season" tabs={tabs} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Summer' })).toHaveFocus();
});

test('a right-to-left page turns the arrows around', async () => {
  const user = userEvent.setup();
  render(
    <div dir="rtl">
      <style>{'[dir=rtl] * { direction: rtl }'}</style>
      <Tabs label="Season" tabs={tabs} />
    </div>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toHaveTextContent('Winter');
});

test('every panel is in the page, whichever is chosen', () => {
  render(<Tabs label="Season" tabs={tabs} />);
  for (const { label } of tabs) expect(screen.getByText(`${label} tips`)).toBeInTheDocument();
});
