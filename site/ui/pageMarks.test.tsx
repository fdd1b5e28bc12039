import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markPage, whileBusy } from './pageMarks.ts';

const { dataset } = document.documentElement;

test('a mark stays until the last of those who set it takes it back', () => {
  const first = markPage('modal');
  const second = markPage('modal');
  first();
  expect(dataset).toHaveProperty('modal');
  expect(dataset).not.toHaveProperty('busy');
  second();
  expect(dataset).not.toHaveProperty('modal');
});

test('the page is busy while an element says so, and no longer when that has gone', () => {
  const press = (busy: boolean) => <button type="button" {...whileBusy(busy)} />;
  const { container, rerender, unmount } = render(press(false));
  expect(dataset).not.toHaveProperty('busy');
  expect(container.firstChild).not.toHaveAttribute('aria-busy');
  rerender(press(true));
  expect(dataset).toHaveProperty('busy');
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  rerender(press(false));
  expect(dataset).not.toHaveProperty('busy');
  rerender(press(true));
  unmount();
  expect(dataset).not.toHaveProperty('busy');
});
