import { Button, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { AccountForm } from '../account-form';
import type { TypedEmail } from '../email-page';
import { useLinkQuery, usePageParam } from '../page-address';
import { AddressField, useSetEmailsBlocked, useSubscriptionForm } from './subscription.form';
import { rememberChangedAddress, SubscriptionResult } from './subscription-result';
import { subscriptionTexts } from './subscription.texts';

const { unsubscribe: texts, kept } = subscriptionTexts;

/** Requires a confirmation before it unsubscribes; opening the page changes nothing. [COMMS-01, COMMS-02, COMMS-05] */
export function UnsubscribePage() {
  const runtime = useRuntime();
  const token = usePageParam('unsubscribe', 'token');
  const { email } = useLinkQuery(token);
  const [isKept, setKept] = useState(false);
  const form = useSubscriptionForm(email);
  const setBlocked = useSetEmailsBlocked(token);
  const action = useAction(async ({ emailAddress }: TypedEmail) => {
    await setBlocked(true, emailAddress);
    rememberChangedAddress(token, emailAddress);
    runtime.navigate(`/email/confirm-unsubscribe/${encodeURIComponent(token)}`, { replace: true });
  });

  if (isKept) return <SubscriptionResult {...kept} />;
  return (
    <AccountForm
      texts={{ ...texts, lede: texts.lede(runtime.brand.name) }}
      form={form}
      action={action}
      secondary={<Button onClick={() => setKept(true)}>{texts.keep}</Button>}
    >
      <AddressField form={form} email={email} problem={action.problem} />
    </AccountForm>
  );
}
