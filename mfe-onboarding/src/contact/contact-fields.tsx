import { personLabels } from '@home-move/contract';
import { FormTextField, type Bound } from '@home-move/ui';
import type { FieldValues } from 'react-hook-form';

const hints = { email: 'We send your confirmation here', mobile: 'We text you only about your move' } as const;

/** The contact fields of every form. */
export function EmailField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return (
    <FormTextField {...bound} label={personLabels.emailAddress} hint={hints.email} type="email" autoComplete="email" />
  );
}

export function MobileField<V extends FieldValues, O>(bound: Bound<V, O>) {
  return (
    <FormTextField
      {...bound}
      label={personLabels.contactNumber}
      hint={hints.mobile}
      type="tel"
      width="20"
      autoComplete="tel-national"
    />
  );
}
