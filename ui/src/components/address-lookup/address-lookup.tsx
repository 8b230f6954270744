import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Button } from '../button/button';
import { Field, inputClass, useFieldIds } from '../field/field';
import { TextButton } from '../link/text-link';
import { Status } from '../status/status';
import { AddressCombobox } from './address-combobox';
import { AddressPlaceholder } from './address-placeholder';
import sheet, * as styles from './address-lookup.module.css';
import type { LookupOption } from './matches';

registerSheet(sheet);

export interface AddressLookupProps {
  /** Id of the address box; the postcode's is `${id}-postcode`. */
  readonly id: string;
  readonly postcodeLabel?: string;
  readonly addressLabel?: string;
  /** Id of the postcode box, when a form names its field otherwise. */
  readonly postcodeId?: string;
  readonly postcode: string;
  readonly onPostcodeChange: (postcode: string) => void;
  readonly onPostcodeBlur?: () => void;
  readonly postcodeError?: string | undefined;
  /** "Find address", or Enter in the postcode box. */
  readonly onFind: (postcode: string) => void;
  /** Addresses of the postcode; null before a search, and when it failed. */
  readonly options: readonly LookupOption[] | null;
  readonly loading: boolean;
  /** What to say of the search: that it found nothing, that it failed. Announced. */
  readonly message?: ReactNode;
  readonly value: string | null;
  readonly onSelect: (addressKey: string | null) => void;
  readonly onAddressBlur?: () => void;
  readonly addressError?: string | undefined;
  /** "Can't find your address?"; without it the link is not there (`manual-address` off). */
  readonly onManual?: (() => void) | undefined;
}

/** A home by its postcode: find, then choose from the addresses. Knows nothing of where they come from. */
export function AddressLookup(props: AddressLookupProps) {
  const { id, postcode, postcodeError, options, loading, message, value, onManual } = props;
  const ids = useFieldIds(props.postcodeId ?? `${id}-postcode`, { error: postcodeError });
  /** Addresses that the mover asked for on this page take the focus and open; those of a stored postcode do not. */
  const [asked, setAsked] = useState(false);
  const found = options !== null && options.length > 0 && !loading;
  const label = props.addressLabel ?? 'Address';

  const find = () => {
    setAsked(true);
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
          {loading && <AddressPlaceholder label={label} isOpen={asked} />}
          {found && (
            <AddressCombobox
              key={options.map((option) => option.addressKey).join()}
              id={id}
              label={label}
              error={props.addressError}
              options={options}
              value={value}
              onSelect={props.onSelect}
              onBlur={props.onAddressBlur}
              openAtFirst={asked}
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
