import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { fetcher } from '../../data/requestJson.ts';
import { published } from '../../data/published.ts';
import { swrOptions } from '../../data/swr.ts';
import SearchSheet from './SearchSheet.tsx';

test('the field gets the focus back when newer results leave out the link that had it', async () => {
  const fallback = {
    [published.site]: await fetcher(published.site),
    [published.search]: await fetcher(published.search),
  };
  render(
    <SWRConfig value={swrOptions(fallback)}>
      <MemoryRouter>
        <SearchSheet onClose={() => {}} />
      </MemoryRouter>
    </SWRConfig>,
  );
  const field = screen.getByRole('searchbox');
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'tarn' } });
  const [link] = await screen.findAllByRole('link', { name: 'Mirror Tarn' });
  link?.focus();
  expect(link).toHaveFocus();
  fireEvent.change(field, { target: { value: 'mine' } });
  expect(link).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});
