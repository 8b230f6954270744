import type { AddressOption } from '@home-move/contract';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Combobox } from '../combobox/combobox';
import { Field, useFieldIds } from '../field/field';
import { inputClass } from '../field/input';
import { TextButton } from '../link/text-link';
import { Status } from '../status/status';
import { AddressLine } from '../text/address-line';
import { addressNoun, AddressPlaceholder } from './address-placeholder';
import sheet, * as styles from './address-lookup.module.css';

registerSheet(sheet);

/** An address to choose from: its key, and its line as people write it. */
export type LookupOption = Pick<AddressOption, 'addressKey' | 'simpleAddress'>;

export interface AddressLookupProps {
  /** Id of the address input; the postcode input has the id `${id}-postcode`. */
  readonly id: string;
  readonly postcodeLabel?: string;
  readonly addressLabel?: string;
  /** Id of the postcode input, if a form names its field differently. */
  readonly postcodeId?: string;
  readonly postcode: string;
  readonly onPostcodeChange: (postcode: string) => void;
  readonly onPostcodeBlur?: () => void;
  readonly postcodeError?: string | undefined;
  /** Called by "Find address", and by Enter in the postcode input. */
  readonly onFind: (postcode: string) => void;
  /** Addresses of the postcode; null before a search, and when it failed. */
  readonly options: readonly LookupOption[] | null;
  readonly loading: boolean;
  /** The outcome of the search: nothing found, or why it failed. Announced. */
  readonly message?: ReactNode;
  readonly value: string | null;
  readonly onSelect: (addressKey: string | null) => void;
  readonly onAddressBlur?: () => void;
  readonly addressError?: string | undefined;
  /** Called by "Can't find your address?"; without it there is no link (flag `manual-address` is off). */
  readonly onManual?: (() => void) | undefined;
}

/** Finds a home by its postcode: search, then choose from the addresses, which the caller fetches. */
export function AddressLookup(props: AddressLookupProps) {
  const { id, postcode, postcodeError, options, loading, message, value, onManual } = props;
  const ids = useFieldIds(props.postcodeId ?? `${id}-postcode`, { error: postcodeError });
  /** Each search on this page opens the list with focus, also one for addresses that are there already; a stored postcode does not. */
  const [searches, setSearches] = useState(0);
  const hasSearched = searches > 0;
  const found = options !== null && options.length > 0 && !loading;
  const label = props.addressLabel ?? 'Address';

  const find = () => {
    setSearches(searches + 1);
    props.onFind(postcode);
  };
  const findOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!loading) find();
  };

  return (
    <div className={styles.lookup}>
      <Field ids={ids} label={props.postcodeLabel ?? 'Postcode of your new home'} error={postcodeError}>
        <div className={styles.find}>
          <input
            id={ids.id}
            type="text"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={ids.describedBy}
            aria-invalid={postcodeError ? true : undefined}
            className={inputClass('postcode', Boolean(postcodeError))}
            value={postcode}
            onChange={(event) => props.onPostcodeChange(event.target.value)}
            onKeyDown={findOnEnter}
            onBlur={props.onPostcodeBlur}
          />
          <Button className={styles.findButton} busy={loading ? 'Finding' : undefined} onClick={find}>
            Find address
          </Button>
        </div>
        <Status className={message ? styles.message : undefined}>{message}</Status>
      </Field>
      {(found || loading || onManual) && (
        <div>
          {loading && <AddressPlaceholder label={label} isOpen={hasSearched} />}
          {found && (
            <Combobox
              key={[searches, ...options.map((option) => option.addressKey)].join()}
              id={id}
              label={label}
              error={props.addressError}
              options={options.map((option) => ({ value: option.addressKey, label: option.simpleAddress }))}
              noun={addressNoun}
              renderLabel={(line, mark) => <AddressLine line={line}>{mark}</AddressLine>}
              value={value}
              onSelect={props.onSelect}
              onBlur={props.onAddressBlur}
              openOnMount={hasSearched}
            />
          )}
          {onManual && (
            <p className={found || loading ? styles.manual : undefined}>
              <TextButton onClick={onManual}>Can't find your address?</TextButton>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
