import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { prerenderStill, stillRegion } from './stillRegion.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const make = () => {
  const load = vi.fn(() => Promise.resolve({ default: Words }));
  const Prerendered = stillRegion<{ text: string }>(load);
  prerenderStill(Prerendered, Words);
  return { load, Region: stillRegion<{ text: string }>(load), Prerendered };
};

test('prerendered HTML stays, and its code is not loaded', async () => {
  const { load, Region, Prerendered } = make();
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Prerendered text="A lake" />);
  const paragraph = host.querySelector('p');
  const root = await act(() => hydrateRoot(host, <Region text="A lake" />));
  expect(host.querySelector('p')).toBe(paragraph);
  expect(host).toHaveTextContent('A lake');
  expect(load).not.toHaveBeenCalled();
  await act(() => root.unmount());
  host.remove();
});

test('where nothing was prerendered its code is loaded', async () => {
  const { load, Region } = make();
  render(<Region text="A lake" />);
  expect(await screen.findByText('A lake')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('other props load it as well, and show', async () => {
  const { load, Region, Prerendered } = make();
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Prerendered text="A lake" />);
  let change = (_: string) => {};
  function Page() {
    const [text, setText] = useState('A lake');
    change = setText;
    return <Region text={text} />;
  }
  const root = await act(() => hydrateRoot(host, <Page />));
  await act(() => change('A peak'));
  expect(host).toHaveTextContent('A peak');
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => root.unmount());
  host.remove();
});
