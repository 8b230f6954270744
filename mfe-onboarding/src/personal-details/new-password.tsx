import { FormNewPassword } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { PersonalDetailsValues, TypedPersonalDetails } from './personal-details.form';
import { personalDetailsTexts as texts } from './personal-details.texts';

export interface NewPasswordProps {
  readonly control: Control<TypedPersonalDetails, unknown, PersonalDetailsValues>;
}

/** Loaded lazily, because few movers need it. [PWD-02] */
export function NewPassword({ control }: NewPasswordProps) {
  return <FormNewPassword control={control} name="password" label={texts.password} />;
}
