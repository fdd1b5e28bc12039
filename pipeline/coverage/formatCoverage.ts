import { isOffered } from '#schemas/rules/isOffered.ts';
import type { Coverage } from './contentCoverage.ts';

/** Returns the counts as tables that read well in a terminal and as Markdown. */
export function formatCoverage({ records, facts, pictures, routes, options, hosts }: Coverage): string {
  const counts = (title: string, values: Record<string, number>) =>
    table([title, 'count'], [...Object.entries(values).map(([name, n]) => [name, n]), ['all', sum(values)]]);
  const ages = ['never', 'fresh', 'stale'] as const;
  const factRows = Object.entries(facts).map(([status, byAge]) => [
    status,
    ...ages.map((age) => byAge[age]),
    sum(byAge),
  ]);
  const lists: Record<string, number | undefined> = {
    ...records,
    'places to stay': records['accommodations'],
  };
  const offered = (filter: string, n: number) =>
    isOffered(n, lists[filter.split(',')[0] ?? ''] ?? 0) ? '' : 'no';
  return [
    counts('Records', records),
    table(['Facts', 'never verified', 'verified', 'due for a look', 'all'], factRows),
    counts('Pictures', pictures),
    counts('Routes of trails', routes),
    table(
      ['Filter', 'option', 'records', 'offered'],
      Object.entries(options).flatMap(([filter, found]) =>
        Object.entries(found).map(([option, n]) => [filter, option, n, offered(filter, n)]),
      ),
    ),
    table(
      ['Sources', 'kind', 'figures'],
      [
        ...(['official', 'other'] as const).flatMap((kind) =>
          Object.entries(hosts[kind])
            .toSorted(([, first], [, second]) => second - first)
            .map(([host, n]) => [host, kind, n]),
        ),
        ['no address', '', hosts.none],
      ],
    ),
  ].join('\n');
}

function sum(values: Record<string, number>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}

function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return `${[line(first), rule, ...rest.map(line)].join('\n')}\n`;
}
