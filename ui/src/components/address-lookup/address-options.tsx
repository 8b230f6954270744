import type { Ref } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { AddressLine } from '../text/address-line';
import sheet, * as styles from './address-lookup.module.css';
import { matchCount, matchedPieces, type LookupOption } from './matches';

registerSheet(sheet);

interface AddressOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly shown: readonly LookupOption[];
  readonly total: number;
  readonly query: string;
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (option: LookupOption) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Id of one row, for `aria-activedescendant` of the input. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Matched({ text, query }: { readonly text: string; readonly query: string }) {
  return matchedPieces(text, query).map((piece, at) =>
    piece.matched ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

/** The rows under the input. Handles the pointer; the input keeps the focus and handles the keys. */
export function AddressOptions(props: AddressOptionsProps) {
  const { id, label, shown, total, query, active, onActivate, onChoose, ref } = props;
  return (
    <div role="presentation" className={styles.listbox} onMouseDown={(event) => event.preventDefault()}>
      <p aria-hidden="true" className={styles.count}>
        {matchCount(shown.length, total)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA combobox pattern; `datalist` cannot be styled or narrowed */}
      <div ref={ref} role="listbox" id={id} aria-label={label} className={styles.options}>
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/control-has-associated-label -- the input handles the keys, and the address names the row
          <div
            key={option.addressKey}
            id={optionId(id, index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `option` needs a `select` around it
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onMouseMove={() => onActivate(index)}
            onClick={() => onChoose(option)}
          >
            <span>
              <AddressLine line={option.simpleAddress}>
                {(segment) => <Matched text={segment} query={query} />}
              </AddressLine>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
