import { addressMessages, normalisePostcode, postcodeSchema } from '@home-move/contract';
import { AddressLookup, Notice, useBoundField, useFlag } from '@home-move/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { MovingDetails, TypedMovingDetails } from '../moving-details.form';
import type { AddressSearch } from './address-lookup.queries';
import { SearchMessage } from './search-message';

interface AddressSearchFieldProps {
  readonly form: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>;
  readonly search: AddressSearch;
  readonly onManual: () => void;
}

/** The new home by its postcode. */
export function AddressSearchField({ form, search, onManual }: AddressSearchFieldProps) {
  const { control } = form;
  const postcode = useBoundField<string, TypedMovingDetails, MovingDetails>({ control, name: 'address.postcode' });
  const addressKey = useBoundField<string, TypedMovingDetails, MovingDetails>({ control, name: 'address.addressKey' });
  const byHand = useFlag('manual-address');

  const typed = postcode.value ?? '';
  const chosenKey = addressKey.value ?? '';
  // Addresses of another postcode than the one in the box would only mislead.
  const upToDate = normalisePostcode(typed) === search.searched;
  const options = upToDate ? search.options : null;
  const chosen = options?.find((option) => option.addressKey === chosenKey);

  const find = (text: string) => {
    const wanted = postcodeSchema.safeParse(text);
    if (!wanted.success) {
      const message = text.trim() === '' ? addressMessages.postcodeMissing : addressMessages.searchInvalid;
      form.setError('address.postcode', { type: 'search', message });
      return;
    }
    form.setValue('address.postcode', wanted.data);
    form.clearErrors('address');
    search.find(wanted.data);
  };

  return (
    <>
      <AddressLookup
        // The box of the postcode is named after the lookup's own id.
        id={postcode.id.replace(/-postcode$/, '')}
        postcode={typed}
        onPostcodeChange={(text) => {
          form.clearErrors('address');
          if (chosenKey !== '') addressKey.onChange('');
          postcode.onChange(text);
        }}
        onPostcodeBlur={postcode.onBlur}
        postcodeError={postcode.error}
        onFind={find}
        options={options}
        loading={search.loading}
        message={upToDate && <SearchMessage search={search} keepsSaved={chosenKey !== ''} />}
        value={chosenKey === '' ? null : chosenKey}
        onSelect={(key) => addressKey.onChange(key ?? '')}
        onAddressBlur={addressKey.onBlur}
        addressError={addressKey.error}
        onManual={byHand ? onManual : undefined}
      />
      {chosen && !chosen.isDomestic && <Notice kind="warning">{addressMessages.business}</Notice>}
    </>
  );
}
