import { FormTextField, Heading, Notice, Stack, TextButton } from '@home-move/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { MovingDetails, TypedMovingDetails } from '../moving-details.form';
import { addressTexts as texts } from '../moving-details.texts';

interface ManualEntryProps {
  readonly form: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>;
  /** Why the lookup led here. [ADDR-18] */
  readonly reason: string | null;
  readonly onSearch: () => void;
}

/** The address in boxes, for a home that the lookup does not know. [ADDR-14] */
export function ManualEntry({ form: { control }, reason, onSearch }: ManualEntryProps) {
  return (
    <Stack gap={5}>
      <Heading level={2} look="h3">
        {texts.manualHeading}
      </Heading>
      {reason && <Notice kind="info">{reason}</Notice>}
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
      <FormTextField
        control={control}
        name="address.cityTown"
        label={texts.town}
        width="20"
        autoComplete="address-level2"
      />
      <FormTextField
        control={control}
        name="address.postcode"
        label={texts.postcode}
        width="postcode"
        autoCapitalize="characters"
        autoComplete="postal-code"
      />
      <p>
        <TextButton onClick={onSearch}>{texts.searchInstead}</TextButton>
      </p>
    </Stack>
  );
}
