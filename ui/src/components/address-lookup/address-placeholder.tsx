import { registerSheet } from '../../styles/sheets';
import comboboxSheet, * as comboboxStyles from '../combobox/combobox.module.css';
import { matchCount } from '../combobox/matches';
import { Label } from '../field/field';
import sheet, * as styles from './address-lookup.module.css';

registerSheet(comboboxSheet);
registerSheet(sheet);

export const addressNoun = { one: 'address', many: 'addresses' } as const;

interface AddressPlaceholderProps {
  readonly label: string;
  /** Whether the list will open once the addresses are loaded. */
  readonly isOpen: boolean;
}

/** Reserves the space of the addresses while they load, so that nothing below moves. The button announces the search. */
export function AddressPlaceholder({ label, isOpen }: AddressPlaceholderProps) {
  return (
    <div aria-hidden="true">
      <Label>{label}</Label>
      <div className={styles.placeholder} />
      {isOpen && (
        <div className={styles.placeholderList}>
          {/* As high as the count, whether that takes one line or two. */}
          <p className={comboboxStyles.count}>
            <span className={styles.unseen}>{matchCount(100, 100, addressNoun)}</span>
          </p>
          <div className={styles.placeholderOptions} />
        </div>
      )}
    </div>
  );
}
