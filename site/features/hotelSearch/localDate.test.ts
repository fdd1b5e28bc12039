import { expect, test } from 'vitest';
import { fromLocalDate, toLocalDate } from './localDate.ts';

test.each(['2027-01-01', '2027-03-14', '2027-11-07', '2028-02-29', '2027-12-31'])(
  '%s survives the way through a local date',
  (date) => {
    expect(fromLocalDate(toLocalDate(date))).toBe(date);
    expect(toLocalDate(date).getHours()).toBe(0);
  },
);
