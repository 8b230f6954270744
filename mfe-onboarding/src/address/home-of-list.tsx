import { addressMessages, newPostcodeSchema, normalisePostcode, onboardingMessages } from '@home-move/contract';
import { AddressLookup, Notice, useBoundField, useFlag } from '@home-move/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressSearch } from '../moving-details/address/address-lookup.queries';
import { SearchMessage } from '../moving-details/address/search-message';
import { addressTexts as texts } from './address.texts';
import type { Home, TypedHome } from './home.form';
import { useIsBusiness } from './home-search.queries';

interface HomeOfListProps {
  readonly form: UseFormReturn<TypedHome, unknown, Home>;
  readonly search: AddressSearch;
  readonly onManual: () => void;
}

/** The new home from the addresses of its postcode. */
export function HomeOfList({ form, search, onManual }: HomeOfListProps) {
  const { control } = form;
  const postcode = useBoundField<string, TypedHome, Home>({ control, name: 'postcode' });
  const address = useBoundField<string, TypedHome, Home>({ control, name: 'address' });
  const byHand = useFlag('manual-address');
  const chosen = address.value ?? '';
  const isBusiness = useIsBusiness(chosen);

  const typed = postcode.value ?? '';
  // Addresses of another postcode than the one in the box would only mislead.
  const upToDate = normalisePostcode(typed) === search.searched;

  const find = (text: string) => {
    const wanted = newPostcodeSchema.safeParse(text);
    form.clearErrors();
    if (!wanted.success) {
      const { postcode: invalid, postcodeMissing } = onboardingMessages;
      form.setError('postcode', { type: 'search', message: text.trim() === '' ? postcodeMissing : invalid });
      return;
    }
    form.setValue('postcode', wanted.data);
    search.find(wanted.data);
  };

  return (
    <>
      <AddressLookup
        id={address.id}
        postcodeId={postcode.id}
        postcodeLabel={texts.postcode}
        postcode={typed}
        onPostcodeChange={(text) => {
          form.clearErrors();
          if (chosen !== '') address.onChange('');
          postcode.onChange(text);
        }}
        onPostcodeBlur={postcode.onBlur}
        postcodeError={postcode.error}
        onFind={find}
        options={upToDate ? search.options : null}
        loading={search.loading}
        message={upToDate && <SearchMessage search={search} keepsSaved={chosen !== ''} />}
        value={chosen === '' ? null : chosen}
        onSelect={(key) => address.onChange(key ?? '')}
        onAddressBlur={address.onBlur}
        addressError={address.error}
        onManual={byHand ? onManual : undefined}
      />
      {isBusiness && <Notice kind="warning">{addressMessages.business}</Notice>}
    </>
  );
}
