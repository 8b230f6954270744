import { commsEndpoints, type Problem } from '@home-move/contract';
import { FormTextField, schemaResolver, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { emailForm, type TypedEmail } from '../email-page';
import { subscriptionTexts } from './subscription.texts';

export type SubscriptionForm = UseFormReturn<TypedEmail, unknown, TypedEmail>;

/** The form for the address to change, filled with the one in the link. */
export function useSubscriptionForm(email: string | null): SubscriptionForm {
  return useForm<TypedEmail, unknown, TypedEmail>({
    resolver: schemaResolver(emailForm),
    defaultValues: { emailAddress: email ?? '' },
  });
}

export interface AddressFieldProps {
  readonly form: SubscriptionForm;
  readonly email: string | null;
  readonly problem: Problem | null;
}

/** Shown when the link holds no address, or the API rejected the one that it holds. */
export function AddressField({ form, email, problem }: AddressFieldProps) {
  const [isShown, setShown] = useState(!emailForm.safeParse({ emailAddress: email }).success);
  // Stays shown: the field must not disappear while the next attempt runs.
  if (problem !== null && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <FormTextField
      control={form.control}
      name="emailAddress"
      label={subscriptionTexts.address}
      type="email"
      autoComplete="email"
    />
  );
}

/** Blocks or unblocks marketing emails to the address of a link's token. Rejects with ApiError. [COMMS-05, COMMS-06] */
export function useSetEmailsBlocked(token: string): (enabled: boolean, email: string) => Promise<void> {
  const { http } = useRuntime();
  return (enabled, email) => http.send(commsEndpoints.setBlocked, { params: { token }, body: { enabled, email } });
}
