import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { VisitRouter } from './VisitRouter.tsx';

function Place() {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${kind} ${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate('/there?q=1')}>
        Go
      </button>
    </>
  );
}

test('pages follow a link and Back, and know how one came', async () => {
  window.history.replaceState(null, '', '/here');
  render(
    <VisitRouter>
      <Place />
    </VisitRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('POP /here');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /there?q=1');
  expect(window.location.search).toBe('?q=1');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(await screen.findByText('POP /here')).toBeVisible();
});
