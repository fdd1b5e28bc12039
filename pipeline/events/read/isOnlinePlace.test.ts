import { expect, test } from 'vitest';
import { isOnlinePlace } from './isOnlinePlace.ts';

test.each([
  'Online',
  'Online event',
  'ONLINE ONLY',
  'Virtual event',
  'Zoom meeting',
  'Microsoft Teams Meeting',
  'https://us02web.zoom.us/j/123',
  'https://teams.microsoft.com/l/meetup-join/1',
])('"%s" is no place', (place) => {
  expect(isOnlinePlace(place)).toBe(true);
});

test.each([
  '',
  'Library and online',
  'Online; Banff Library',
  'Zoom Fitness, Banff',
  'https://www.bannflibrary.example/room',
  'https://club.example/zoom.us',
])('"%s" may be a place', (place) => {
  expect(isOnlinePlace(place)).toBe(false);
});
