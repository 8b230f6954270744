import { addressMessages, normalisePostcode, postcodeSchema } from '@home-move/contract';
import { AddressLookup, Notice, useBoundField, useFlag } from '@home-move/ui';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { AddressSearch } from './new-home.queries';
import { newHomeTexts as texts } from './new-home.texts';
import { SearchMessage } from './search-message';

/** Names of the fields that hold the new home in the form of a page. */
export interface NewHomeNames<V extends FieldValues> {
  /** 'lookup' or 'manual'. */
  readonly entry: FieldPath<V>;
  readonly postcode: FieldPath<V>;
  readonly addressKey: FieldPath<V>;
  /** The group of these fields, when the form has other fields too. */
  readonly group?: FieldPath<V>;
}

export interface AddressPickerProps<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>;
  readonly names: NewHomeNames<V>;
  readonly search: AddressSearch;
  /** Messages for a postcode that cannot be searched for. */
  readonly postcodeMessages: { readonly missing: string; readonly invalid: string };
  /** The notice below the chosen address. */
  readonly renderNotice: (addressKey: string) => ReactNode;
}

/** [ADDR-19] */
export function BusinessNotice() {
  return <Notice kind="warning">{addressMessages.business}</Notice>;
}

/** Offers the addresses of a postcode to choose the new home from. */
export function AddressPicker<V extends FieldValues, O>({
  form,
  names,
  search,
  postcodeMessages,
  renderNotice,
  onManual,
}: AddressPickerProps<V, O> & { readonly onManual: () => void }) {
  const { control } = form;
  const postcode = useBoundField<string, V, O>({ control, name: names.postcode });
  const address = useBoundField<string, V, O>({ control, name: names.addressKey });
  const canEnterManually = useFlag('manual-address');

  const typedPostcode = postcode.value ?? '';
  const chosenKey = address.value ?? '';
  // Addresses of a postcode other than the one in the field would mislead.
  const isUpToDate = normalisePostcode(typedPostcode) === search.searched;

  const find = (text: string) => {
    const parsed = postcodeSchema.safeParse(text);
    form.clearErrors(names.group);
    if (!parsed.success) {
      const message = text.trim() === '' ? postcodeMessages.missing : postcodeMessages.invalid;
      form.setError(names.postcode, { type: 'search', message });
      return;
    }
    // The form knows the type of a value by its path; the postcode is a string in every form.
    form.setValue(names.postcode, parsed.data as PathValue<V, FieldPath<V>>);
    search.find(parsed.data);
  };

  return (
    <>
      <AddressLookup
        id={address.id}
        postcodeId={postcode.id}
        postcodeLabel={texts.postcode}
        postcode={typedPostcode}
        onPostcodeChange={(text) => {
          form.clearErrors(names.group);
          if (chosenKey !== '') address.onChange('');
          postcode.onChange(text);
        }}
        onPostcodeBlur={postcode.onBlur}
        postcodeError={postcode.error}
        onFind={find}
        options={isUpToDate ? search.options : null}
        loading={search.loading}
        message={isUpToDate && <SearchMessage search={search} hasChosenAddress={chosenKey !== ''} />}
        value={chosenKey === '' ? null : chosenKey}
        onSelect={(key) => address.onChange(key ?? '')}
        onAddressBlur={address.onBlur}
        addressError={address.error}
        onManual={canEnterManually ? onManual : undefined}
      />
      {renderNotice(chosenKey)}
    </>
  );
}
