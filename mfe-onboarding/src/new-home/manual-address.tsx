import { FormTextField, Heading, Notice, Stack, TextButton, type Bound } from '@home-move/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { newHomeTexts as texts } from './new-home.texts';

interface ManualAddressProps {
  /** Why the mover has to type the address; null when they chose to. [ADDR-18] */
  readonly reason: string | null;
  readonly onSearch: () => void;
  /** The lines of the address, the postcode included. */
  readonly children: ReactNode;
}

/** Manual entry of an address that the lookup does not offer. [ADDR-14, ONB-31 to ONB-34] */
export function ManualAddress({ reason, onSearch, children }: ManualAddressProps) {
  return (
    <Stack gap={5}>
      <Heading level={2} look="h3">
        {texts.manualHeading}
      </Heading>
      {reason !== null && <Notice kind="info">{reason}</Notice>}
      {children}
      <p>
        <TextButton onClick={onSearch}>{texts.searchInstead}</TextButton>
      </p>
    </Stack>
  );
}

export function TownField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return <FormTextField {...bound} label={texts.town} width="20" autoComplete="address-level2" />;
}

export function ManualPostcodeField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return (
    <FormTextField
      {...bound}
      label={texts.postcode}
      width="postcode"
      autoCapitalize="characters"
      autoComplete="postal-code"
    />
  );
}
