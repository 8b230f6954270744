import { commsEndpoints, type Problem } from '@home-move/contract';
import { FormTextField, schemaResolver, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { emailForm, type TypedEmail } from '../parts/email.form';
import { subscriptionTexts } from './subscription.texts';

export type SubscriptionForm = UseFormReturn<TypedEmail, unknown, TypedEmail>;

/** The form of a page that needs to know which address: filled where the link says it. */
export function useSubscriptionForm(email: string | null): SubscriptionForm {
  return useForm<TypedEmail, unknown, TypedEmail>({
    resolver: schemaResolver(emailForm),
    defaultValues: { emailAddress: email ?? '' },
  });
}

export interface WhichAddressProps {
  readonly form: SubscriptionForm;
  readonly email: string | null;
  readonly problem: Problem | null;
}

/** Asks for the address where the link did not say it, or where the one that it said was refused. */
export function WhichAddress({ form, email, problem }: WhichAddressProps) {
  const [isShown, setShown] = useState(!emailForm.safeParse({ emailAddress: email }).success);
  // For good: the field must not go while its next try runs.
  if (problem !== null && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <FormTextField
      control={form.control}
      name="emailAddress"
      label={subscriptionTexts.which}
      type="email"
      autoComplete="email"
    />
  );
}

/** Blocks marketing mails to the address of a link's token, or lets them through again. [COMMS-05, COMMS-06] */
export function useSetBlocked(token: string): (enabled: boolean, email: string) => Promise<void> {
  const { http } = useRuntime();
  return (enabled, email) => http.send(commsEndpoints.setBlocked, { params: { token }, body: { enabled, email } });
}
