import { expect, test } from 'vitest';
import type { Scene } from '#schemas/types/authored.ts';
import { focusOf } from './focusOf.ts';

const scene = (subject: Scene['subject'], more: Partial<Scene> = {}): Scene => ({
  subject,
  light: 'noon',
  season: 'summer',
  ...more,
});

test.each([
  ['a lake shows its summits', scene('lake'), { x: 5, y: 1 }],
  ['and the main one of them', scene('lake', { at: 0.62 }), { x: 6, y: 1 }],
  ['a house stands lower, wherever the mountain is', scene('lodge', { at: 0.3 }), { x: 5, y: 6 }],
  ['what a scene says goes first', scene('lake', { at: 0.3, focus: { x: 0, y: 1 } }), { x: 0, y: 10 }],
  ['in tenths', scene('lodge', { focus: { x: 0.74, y: 0.75 } }), { x: 7, y: 8 }],
])('%s', (_, given, focus) => {
  expect(focusOf(given)).toEqual(focus);
});
