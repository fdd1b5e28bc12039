import { classNames } from '../classNames.ts';
import * as styles from './Table.css.ts';

const fewColumns = 3;
/** Most characters of a cell that does not wrap. */
const shortCell = 12;

interface TableProps {
  /** Caption of the table for assistive technology. */
  label: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
  /** Columns, counted from 0, that hold figures. */
  numeric?: number[];
}

/** Figures in rows and columns; on a small screen the table scrolls sideways within its box. */
export function Table({ label, columns, rows, numeric = [] }: TableProps) {
  const align = (column: number) => (numeric.includes(column) ? styles.numeric : undefined);
  return (
    <div role="group" className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={classNames(styles.table, columns.length <= fewColumns && styles.narrow)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={align(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={classNames(align(index + 1), cell.length <= shortCell && styles.oneLine)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
