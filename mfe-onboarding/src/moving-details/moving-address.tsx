import { addressMessages } from '@home-move/contract';
import { FormTextField } from '@home-move/ui';
import type { UseFormReturn } from 'react-hook-form';
import { BusinessNotice } from '../new-home/address-picker';
import { ManualPostcodeField, TownField } from '../new-home/manual-address';
import { NewHomeFields } from '../new-home/new-home-fields';
import type { AddressSearch } from '../new-home/new-home.queries';
import { newHomeTexts as texts } from '../new-home/new-home.texts';
import type { MovingDetails, TypedMovingDetails } from './moving-details.form';

const names = {
  entry: 'address.entry',
  postcode: 'address.postcode',
  addressKey: 'address.addressKey',
  group: 'address',
} as const;
const postcodeMessages = { missing: addressMessages.postcodeMissing, invalid: addressMessages.searchInvalid };

interface MovingAddressProps {
  readonly form: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>;
  readonly search: AddressSearch;
}

/** The new home in the form of moving details. */
export function MovingAddress({ form, search }: MovingAddressProps) {
  const { control } = form;
  const isBusiness = (chosenKey: string) =>
    search.options?.find(({ addressKey }) => addressKey === chosenKey)?.isDomestic === false;
  return (
    <NewHomeFields
      form={form}
      names={names}
      search={search}
      postcodeMessages={postcodeMessages}
      renderNotice={(addressKey) => isBusiness(addressKey) && <BusinessNotice />}
    >
      <FormTextField
        control={control}
        name="address.houseNameOrNumber"
        label={texts.houseNameOrNumber}
        width="12"
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="address.addressLine1"
        label={texts.addressLine1}
        autoComplete="address-line1"
      />
      <FormTextField
        control={control}
        name="address.addressLine2"
        label={texts.addressLine2}
        optional
        autoComplete="address-line2"
      />
      <TownField control={control} name="address.cityTown" />
      <ManualPostcodeField control={control} name="address.postcode" />
    </NewHomeFields>
  );
}
