import { act, render, screen } from '@testing-library/react';
import { createContext, startTransition, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadStillRegions, stillRegion } from './stillRegion.tsx';

interface WordsProps {
  text: string;
}

const Words = ({ text }: WordsProps) => <p>{text}</p>;

async function make() {
  const Prerendered = stillRegion<WordsProps>({ as: 'div' }, () => Promise.resolve({ default: Words }));
  await loadStillRegions();
  const load = vi.fn<() => Promise<{ default: typeof Words }>>().mockResolvedValue({ default: Words });
  return { load, Region: stillRegion<WordsProps>({ as: 'div' }, load), Prerendered };
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** A page with the prerendered text, hydrated. */
async function hydrated({ Region, Prerendered }: Awaited<ReturnType<typeof make>>) {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Prerendered text="A lake" />);
  const paragraph = host.querySelector('p');
  await act(async () => {
    root = hydrateRoot(host, <Region text="A lake" />);
    await Promise.resolve();
  });
  return { host, paragraph };
}

test('prerendered HTML stays, and its code is not loaded', async () => {
  const made = await make();
  const { host, paragraph } = await hydrated(made);
  expect(host.querySelector('p')).toBe(paragraph);
  expect(host).toHaveTextContent('A lake');
  expect(made.load).not.toHaveBeenCalled();
});

test('where nothing was prerendered its code is loaded', async () => {
  const { load, Region } = await make();
  render(<Region text="A lake" />);
  expect(await screen.findByText('A lake')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('other props load it as well, and show', async () => {
  const made = await make();
  await hydrated(made);
  await act(async () => {
    root?.render(<made.Region text="A peak" />);
    await Promise.resolve();
  });
  expect(await screen.findByText('A peak')).toBeInTheDocument();
  expect(made.load).toHaveBeenCalledTimes(1);
});

test('a change of the whole page shows, although the code of the region never comes', async () => {
  const { Region, Prerendered } = await make();
  const Today = createContext('Monday');
  const Day = () => <strong>{use(Today)}</strong>;
  const Page = ({ Part }: { Part: typeof Region }) => {
    const [day, setDay] = useState('Monday');
    return (
      <Today value={day}>
        <Day />
        <button type="button" onClick={() => startTransition(() => setDay('Tuesday'))}>
          Next
        </button>
        <Part text="A lake" />
      </Today>
    );
  };
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Page Part={Prerendered} />);
  await act(async () => {
    root = hydrateRoot(host, <Page Part={Region} />);
    await Promise.resolve();
  });
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  expect(host).toHaveTextContent('TuesdayNextA lake');
});
