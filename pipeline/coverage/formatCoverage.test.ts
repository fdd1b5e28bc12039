import { expect, test } from 'vitest';
import { formatCoverage } from './formatCoverage.ts';

test('every count has its line, every table its sum', () => {
  expect(
    formatCoverage({
      records: { attractions: 3, trails: 12 },
      facts: {
        official: { never: 0, fresh: 2, stale: 1 },
        secondary: { never: 1, fresh: 0, stale: 0 },
        unverified: { never: 120, fresh: 0, stale: 0 },
      },
      pictures: { drawn: 9, photographed: 1 },
      routes: { recorded: 1, traced: 0, sketch: 2, alias: 3, none: 4 },
      options: { 'trails, difficulty': { easy: 7, hard: 0 }, 'events, category': { film: 12 } },
      hosts: { official: { 'park.example': 2, 'town.example': 30 }, other: { 'press.example': 1 }, none: 90 },
    }),
  ).toBe(`| Records     | count |
| ----------- | ----: |
| attractions |     3 |
| trails      |    12 |
| all         |    15 |

| Facts      | never verified | verified | due for a look | all |
| ---------- | -------------: | -------: | -------------: | --: |
| official   |              0 |        2 |              1 |   3 |
| secondary  |              1 |        0 |              0 |   1 |
| unverified |            120 |        0 |              0 | 120 |

| Pictures     | count |
| ------------ | ----: |
| drawn        |     9 |
| photographed |     1 |
| all          |    10 |

| Routes of trails | count |
| ---------------- | ----: |
| recorded         |     1 |
| traced           |     0 |
| sketch           |     2 |
| alias            |     3 |
| none             |     4 |
| all              |    10 |

| Filter             | option | records | offered |
| ------------------ | -----: | ------: | ------: |
| trails, difficulty |   easy |       7 |         |
| trails, difficulty |   hard |       0 |      no |
| events, category   |   film |      12 |         |

| Sources       |     kind | figures |
| ------------- | -------: | ------: |
| town.example  | official |      30 |
| park.example  | official |       2 |
| press.example |    other |       1 |
| no address    |          |      90 |
`);
});
