import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import DownloadGuide from './DownloadGuide.tsx';
import { megabytes } from './newerGuide.ts';

vi.mock('./checkOfflineCopy.ts', () => ({ checkOfflineCopy: async () => {} }));
vi.mock('./downloadActions.ts', () => ({
  startDownload: async () => true,
  pauseDownload: () => {},
  removeOfflineCopy: async () => {},
}));

const empty = useOfflineCopy.getState();
beforeEach(() => useOfflineCopy.setState(empty, true));

const show = (state: Partial<ReturnType<typeof useOfflineCopy.getState>>) => {
  useOfflineCopy.setState(state);
  return render(<DownloadGuide />);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const note = { version: '2', builtOn: '2026-11-21', bytes: 13_755_969 };

test('before the press it says how much that is, and of which day', () => {
  show({ status: 'none', shown: note });
  expect(screen.getByText('13.8 MB, as of November 21, 2026.')).toBeVisible();
  expect(buttons()).toEqual(['Download the guide']);
});

test('without a network the size is not made up', () => {
  show({ status: 'none' });
  expect(screen.getByText('Checking size…')).toBeVisible();
  act(() => useOfflineCopy.setState({ shown: null }));
  expect(screen.getByText('Go online to see the size.')).toBeVisible();
});

test('on its way it shows how far it is, as a bar with a name', () => {
  show({ status: 'downloading', done: 4_200_000, total: 13_755_969 });
  expect(screen.getByRole('progressbar', { name: '4.2 MB of 13.8 MB' })).toHaveAttribute('value', '4200000');
  expect(screen.getByRole('status')).toHaveTextContent('The guide is downloading.');
  expect(buttons()).toEqual(['Pause']);
});

test.each([
  ['network', /^Connection lost\. Your progress is saved\.$/],
  ['room', /^This device is full\./],
  ['denied', /^Your browser won't allow this/],
] as const)('a download that ended by "%s" says so, and can go on', (problem, words) => {
  show({ status: 'part', done: 1_000_000, total: 2_000_000, problem });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText('1.0 MB of 2.0 MB downloaded.')).toBeVisible();
  expect(buttons()).toEqual(['Resume', 'Remove download']);
});

test('afterwards it says of which day it is, and what a browser does not promise', () => {
  show({ status: 'kept', keptOf: '2026-11-20', total: 13_755_969, persisted: false });
  expect(
    screen.getByText('The whole guide is downloaded (November 20, 2026 edition, 13.8 MB).'),
  ).toBeVisible();
  expect(screen.getByText('Your browser may delete it if space runs low.')).toBeVisible();
  expect(buttons()).toEqual(['Remove download']);
});

test('a newer guide is offered with its day and what it costs', () => {
  show({ status: 'kept', keptOf: '2026-11-20', newer: { note, bytes: 30_000 } });
  expect(screen.getByText('Update available (November 21, 2026, 0.1 MB).')).toBeVisible();
  expect(buttons()).toEqual(['Update', 'Remove download']);
});

test('a browser that keeps nothing says so, and offers nothing', () => {
  show({ status: 'unsupported' });
  expect(screen.getByText(/^This browser can't store the guide/)).toBeVisible();
  expect(buttons()).toEqual([]);
});

test('sizes are said to a tenth, and something is never nothing', () => {
  expect([0, 1, 49_999, 150_000, 13_755_969].map(megabytes)).toEqual([
    '0.0 MB',
    '0.1 MB',
    '0.1 MB',
    '0.2 MB',
    '13.8 MB',
  ]);
});
