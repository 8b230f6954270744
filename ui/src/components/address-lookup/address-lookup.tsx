import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Field, inputClass, useFieldIds } from '../field/field';
import { TextButton } from '../link/text-link';
import { AddressCombobox } from './address-combobox';
import sheet, * as styles from './address-lookup.module.css';
import type { LookupOption } from './matches';

registerSheet(sheet);

export interface AddressLookupProps {
  /** Id of the address box; the postcode's is `${id}-postcode`. */
  readonly id: string;
  readonly postcodeLabel?: string;
  readonly addressLabel?: string;
  readonly postcode: string;
  readonly onPostcodeChange: (postcode: string) => void;
  readonly onPostcodeBlur?: () => void;
  readonly postcodeError?: string | undefined;
  /** "Find address", or Enter in the postcode box. */
  readonly onFind: (postcode: string) => void;
  /** Addresses of the postcode; null before a search, and when it failed. */
  readonly options: readonly LookupOption[] | null;
  readonly loading: boolean;
  /** What to say instead of, or above, the addresses: "Sorry, we have no addresses for this postcode". */
  readonly message?: ReactNode;
  readonly value: string | null;
  readonly onSelect: (addressKey: string | null) => void;
  readonly onAddressBlur?: () => void;
  readonly addressError?: string | undefined;
  /** "Can't find your address?"; without it the link is not there (`manual-address` off). */
  readonly onManual?: (() => void) | undefined;
  readonly postcodeRef?: Ref<HTMLInputElement>;
  readonly addressRef?: Ref<HTMLInputElement>;
}

/** A home by its postcode: find, then choose from the addresses. Knows nothing of where they come from. */
export function AddressLookup(props: AddressLookupProps) {
  const { id, postcode, postcodeError, options, loading, message, value, onManual } = props;
  const ids = useFieldIds(`${id}-postcode`, { error: postcodeError });
  /** The mover asked for these addresses just now: take the focus to them. */
  const [asked, setAsked] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const found = options !== null && options.length > 0 && !loading;

  useEffect(() => {
    if (!asked || !found) return;
    setAsked(false);
    address.current?.focus({ preventScroll: true });
  }, [asked, found]);

  const find = () => {
    setAsked(true);
    props.onFind(postcode);
  };
  const findOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!loading) find();
  };
  const setAddress = (input: HTMLInputElement | null) => {
    address.current = input;
    const { addressRef } = props;
    if (typeof addressRef === 'function') addressRef(input);
    else if (addressRef) addressRef.current = input;
  };

  return (
    <div className={styles.lookup}>
      <Field ids={ids} label={props.postcodeLabel ?? 'Postcode of your new home'} error={postcodeError}>
        <div className={styles.find}>
          <input
            ref={props.postcodeRef}
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
        <div role="status" className={message ? styles.message : undefined}>
          {message}
        </div>
      </Field>
      {(found || onManual) && (
        <div>
          {found && (
            <AddressCombobox
              key={options.map((option) => option.addressKey).join()}
              ref={setAddress}
              id={id}
              label={props.addressLabel ?? 'Address'}
              error={props.addressError}
              options={options}
              value={value}
              onSelect={props.onSelect}
              onBlur={props.onAddressBlur}
              openAtFirst={asked}
            />
          )}
          {onManual && (
            <p className={found ? styles.manual : undefined}>
              <TextButton onClick={onManual}>Can't find your address?</TextButton>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
