import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const tableRows: Rule = {
  name: 'table-rows',
  description: 'Every row of a table has as many cells as the table has columns.',
  canBeExcused: false,
  check({ guides }) {
    return guides.flatMap(({ file, data }) =>
      data.sections.flatMap((section, index) => {
        if (section.kind !== 'table') return [];
        return section.rows.flatMap((row, rowIndex) => {
          if (row.length === section.columns.length) return [];
          const message = `the row has ${row.length} cells, the table has ${section.columns.length} columns`;
          return [
            findingIn(file, ['sections', index, 'rows', rowIndex], {
              message,
              suggestion: 'Give the row one cell for each column; an empty cell is written as two quotes.',
            }),
          ];
        });
      }),
    );
  },
};
