import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './accordion.module.css';

registerSheet(sheet);

export interface AccordionItem {
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** Whether it is open initially. */
  readonly open?: boolean;
}

/** Questions whose answers expand one by one. Native `details`, so that the browser's search on the page expands them too. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  return (
    <div className={styles.group}>
      {items.map((item, index) => (
        <details key={index} className={styles.item} open={item.open}>
          <summary className={styles.summary}>
            {item.title}
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
