import { expect, test } from 'vitest';
import type { FeedEvent } from './feedEvent.ts';
import { NotForTheGuide, readEntries } from './readEntries.ts';

test('an entry that cannot be understood, or does not belong into a guide, is put aside, and the rest go on', () => {
  const read = (entry: string, remark: (reason: string) => void): FeedEvent[] => {
    if (entry === 'b') remark('it is doubtful');
    if (entry === 'broken') throw new Error('it is broken');
    if (entry === 'thrown') throw 'a text';
    if (entry === 'private') throw new NotForTheGuide('it is private');
    return [entry, `${entry} again`].map((name) => ({ name }) as FeedEvent);
  };
  const nameOf = (entry: string, index: number) => `${index + 1}. ${entry}`;
  expect(readEntries(['a', 'broken', 'private', 'thrown', 'b'], nameOf, read)).toEqual({
    events: [{ name: 'a' }, { name: 'a again' }, { name: 'b' }, { name: 'b again' }],
    entries: 5,
    quarantined: [
      { what: '2. broken', reason: 'it is broken' },
      { what: '4. thrown', reason: 'a text' },
    ],
    skipped: [{ what: '3. private', reason: 'it is private' }],
    remarks: [{ what: '5. b', reason: 'it is doubtful' }],
    next: null,
  });
});
