import { expect, test } from 'vitest';
import { countChoices, readChoice, readChoices, writeChoices } from './queryChoices.ts';

const values = ['hike', 'ski', 'swim'] as const;

test.each([
  ['kind=ski', 'ski'],
  ['kind=ski&kind=hike', 'ski'],
  ['', 'all'],
  ['kind', 'all'],
  ['kind=', 'all'],
  ['kind=all', 'all'],
  ['kind=Ski', 'all'],
  ['kind=ski,hike', 'all'],
  ['kind[]=ski', 'all'],
  ['kind=__proto__', 'all'],
  ['kind=constructor', 'all'],
  ['kind=%', 'all'],
])('the query %j chooses %s', (query, expected) => {
  expect(readChoice(new URLSearchParams(query), 'kind', values)).toBe(expected);
});

test.each([
  ['kind=ski', ['ski']],
  ['kind=swim,hike', ['hike', 'swim']],
  ['kind=swim&kind=hike', ['hike', 'swim']],
  ['kind=ski,ski', ['ski']],
  ['kind=ski,golf', ['ski']],
  ['', []],
  ['kind=', []],
  ['kind=,,', []],
  ['kind=all', []],
  ['kind=toString,__proto__', []],
  ['kind[]=ski', []],
])('the query %j chooses any of %j, in the order of the filter', (query, expected) => {
  expect(readChoices(new URLSearchParams(query), 'kind', values)).toEqual(expected);
});

test.each([
  ['', { one: 'all', many: [] }, ''],
  ['lake', { one: 'all', many: [] }, 'q=lake'],
  ['all', { one: 'all', many: [] }, 'q=all'],
  ['', { one: 'ski', many: ['a', 'b'] }, 'one=ski&many=a%2Cb'],
  ['50% & more', { one: 'all', many: ['hot tub'] }, 'q=50%25+%26+more&many=hot+tub'],
])('a search for %j and the choices %j are written without what is not chosen', (search, choices, query) => {
  expect(writeChoices(search, choices).toString()).toBe(query);
});

test.each([
  [[], 0],
  [['all', []], 0],
  [['ski'], 1],
  [[['a']], 1],
  [['ski', 'all', ['a', 'b']], 3],
])('of %j, %s are chosen', (choices, count) => {
  expect(countChoices(choices)).toBe(count);
});
