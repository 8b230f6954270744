import type { ReactNode, Ref } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './combobox.module.css';
import { matchCount, matchedPieces, type ComboboxOption, type OptionNoun } from './matches';

/** Renders a label; `mark` makes the matches in a piece of it bold. */
export type RenderLabel = (label: string, mark: (piece: string) => ReactNode) => ReactNode;

registerSheet(sheet);

interface ComboboxOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly shown: readonly ComboboxOption[];
  readonly total: number;
  readonly noun: OptionNoun;
  readonly renderLabel: RenderLabel;
  readonly query: string;
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
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
export function ComboboxOptions(props: ComboboxOptionsProps) {
  const { id, label, shown, total, noun, renderLabel, query, active, onActivate, onChoose, ref } = props;
  return (
    <div role="presentation" className={styles.listbox} onMouseDown={(event) => event.preventDefault()}>
      <p aria-hidden="true" className={styles.count}>
        {matchCount(shown.length, total, noun)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA combobox pattern; `datalist` cannot be styled or narrowed */}
      <div ref={ref} role="listbox" id={id} aria-label={label} className={styles.options}>
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/control-has-associated-label -- the input handles the keys, and the label names the row
          <div
            key={option.value}
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
              {renderLabel(option.label, (piece) => (
                <Matched text={piece} query={query} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
