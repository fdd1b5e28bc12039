import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { scroller, table } from '../../ui/Table/Table.css.ts';
import * as styles from './CompareTable.css.ts';

export interface CompareRow {
  label: string;
  /** A cell for each place. Texts that are all the same are shown quietly. */
  cells: ReactNode[];
}

interface CompareTableProps {
  label: string;
  places: { slug: string; name: string; href: string }[];
  rows: CompareRow[];
}

/** Table of places side by side. It scrolls within its box, and the names of its rows stay in sight. */
export function CompareTable({ label, places, rows }: CompareTableProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={scroller}>
      <table className={`${table} ${styles.compared}`}>
        <thead>
          <tr>
            <td>{places.length} places</td>
            {places.map(({ slug, name, href }) => (
              <th key={slug} scope="col">
                <SiteLink to={href}>{name}</SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, cells }) => (
            <tr key={name} className={new Set(cells).size === 1 ? styles.same : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={places[index]?.slug}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
