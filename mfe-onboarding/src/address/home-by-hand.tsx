import { FormTextField, Heading, Notice, Stack, TextButton } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { addressTexts as texts } from './address.texts';
import type { Home, TypedHome } from './home.form';

interface HomeByHandProps {
  readonly control: Control<TypedHome, unknown, Home>;
  /** Why the list led here. [ADDR-18] */
  readonly reason: string | null;
  readonly onSearch: () => void;
}

/** The address in boxes, for a home that the list does not have. [ONB-31 to ONB-34] */
export function HomeByHand({ control, reason, onSearch }: HomeByHandProps) {
  return (
    <Stack gap={5}>
      <Heading level={2} look="h3">
        {texts.byHandHeading}
      </Heading>
      {reason !== null && <Notice kind="info">{reason}</Notice>}
      <FormTextField
        control={control}
        name="manualAddressStreetOne"
        label={texts.street}
        hint={texts.streetHint}
        autoComplete="address-line1"
      />
      <FormTextField
        control={control}
        name="manualAddressStreetTwo"
        label={texts.streetTwo}
        optional
        autoComplete="address-line2"
      />
      <FormTextField
        control={control}
        name="manualAddressTown"
        label={texts.town}
        width="20"
        autoComplete="address-level2"
      />
      <FormTextField
        control={control}
        name="manualAddressCounty"
        label={texts.county}
        width="20"
        autoComplete="address-level1"
      />
      <FormTextField
        control={control}
        name="postcode"
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
