import type { ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './table.module.css';

registerSheet(sheet);

export interface TableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  readonly columns: readonly string[];
  /** Cells in the order of the columns; the first is the row header. Put units there, so that cells stay short at 320 px. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Facts in rows, with figures on the right. */
export function Table({ caption, hideCaption, columns, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
