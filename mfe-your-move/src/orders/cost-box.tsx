import { registerSheet } from '@home-move/ui';
import sheet, * as styles from './cost-box.module.css';

registerSheet(sheet);

interface CostBoxProps {
  /** For example "It costs you £0.00". */
  readonly cost: string;
  readonly children: string;
}

/** What ending an order costs, and why. */
export function CostBox({ cost, children }: CostBoxProps) {
  return (
    <div className={styles.cost}>
      <b>{cost}</b>
      <span>{children}</span>
    </div>
  );
}
