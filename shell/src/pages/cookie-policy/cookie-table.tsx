import type { CookieDetail } from '@home-move/contract';
import { Heading, registerSheet } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './cookie-policy.module.css';

registerSheet(sheet);

const columns = {
  title: 'Name',
  description: 'What it is for',
  time: 'How long',
  type: 'Where',
  vendor: 'Whose',
} as const;
const [head, ...others] = [
  'title',
  'description',
  'time',
  'type',
  'vendor',
] as const satisfies readonly (keyof CookieDetail)[];

export interface CookieTableProps {
  readonly group: string;
  readonly details: readonly CookieDetail[];
}

/** A group of entries as a table, whose rows become cards on small screens. [CHROME-17] */
export function CookieTable({ group, details }: CookieTableProps) {
  const id = useId();
  return (
    <section>
      <Heading id={id}>{group}</Heading>
      <table className={styles.table} aria-labelledby={id}>
        <thead className={styles.head}>
          <tr>
            {[head, ...others].map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {details.map((detail) => (
            <tr key={detail[head]} className={styles.row}>
              <th scope="row">{detail[head]}</th>
              {others.map((column) => (
                <td key={column} data-label={columns[column]}>
                  {detail[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
