import { registerSheet } from '../../styles/sheets';
import { Label } from '../field/field';
import sheet, * as styles from './address-lookup.module.css';
import { matchCount } from './matches';

registerSheet(sheet);

interface AddressPlaceholderProps {
  readonly label: string;
  /** The list is going to open by itself. */
  readonly isOpen: boolean;
}

/** Keeps the place of addresses that are on their way, so that nothing below moves when they come. The button says that we look. */
export function AddressPlaceholder({ label, isOpen }: AddressPlaceholderProps) {
  return (
    <div aria-hidden="true">
      <Label>{label}</Label>
      <div className={styles.awaited} />
      {isOpen && (
        <div className={styles.awaitedList}>
          {/* As high as the line that says how many there are, over one line or two. */}
          <p className={styles.count}>
            <span className={styles.unseen}>{matchCount(100, 100)}</span>
          </p>
          <div className={styles.awaitedOptions} />
        </div>
      )}
    </div>
  );
}
