import { personLabels } from '@home-move/contract';
import { FormTextField, type Bound } from '@home-move/ui';
import type { FieldValues } from 'react-hook-form';
import { contactTexts as texts } from './contact.texts';

/** The ways to reach somebody, as every form of ours asks for them. */
export function EmailField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return (
    <FormTextField
      {...bound}
      label={personLabels.emailAddress}
      hint={texts.emailHint}
      type="email"
      autoComplete="email"
    />
  );
}

export function MobileField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return (
    <FormTextField
      {...bound}
      label={personLabels.contactNumber}
      hint={texts.mobileHint}
      type="tel"
      width="20"
      autoComplete="tel-national"
    />
  );
}
