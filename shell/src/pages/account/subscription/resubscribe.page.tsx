import { useAction, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountForm } from '../account-form';
import type { TypedEmail } from '../email-page';
import { useLinkQuery, usePageParam } from '../page-address';
import { AddressField, useSetEmailsBlocked, useSubscriptionForm } from './subscription.form';
import { readChangedAddress, SubscriptionResult } from './subscription-result';
import { subscriptionTexts } from './subscription.texts';

const { resubscribe: texts, resubscribed } = subscriptionTexts;

/** Resubscribes at once after an unsubscription; a visitor from an email confirms first. [COMMS-04, COMMS-06] */
export function ResubscribePage() {
  const { brand } = useRuntime();
  const token = usePageParam('resubscribe', 'token');
  const linkedAddress = useLinkQuery(token).email;
  const [changedAddress] = useState(() => readChangedAddress(token));
  const [isDone, setDone] = useState(false);
  const email = changedAddress ?? linkedAddress;
  const form = useSubscriptionForm(email);
  const setBlocked = useSetEmailsBlocked(token);
  const action = useAction(async ({ emailAddress }: TypedEmail) => {
    await setBlocked(false, emailAddress);
    setDone(true);
  });
  const start = useEffectEvent(() => {
    if (changedAddress !== null) void action.run({ emailAddress: changedAddress });
  });
  useEffect(() => start(), []);

  if (isDone) return <SubscriptionResult {...resubscribed} />;
  return (
    <AccountForm texts={{ ...texts, lede: texts.lede(brand.name) }} form={form} action={action}>
      <AddressField form={form} email={email} problem={action.problem} />
    </AccountForm>
  );
}
