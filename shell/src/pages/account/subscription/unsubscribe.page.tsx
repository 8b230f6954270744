import { Button, FormPage, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import type { TypedEmail } from '../parts/email.form';
import { useLinkQuery } from '../parts/link-query';
import { usePageParam } from '../parts/use-page-param';
import { handOn } from './handed-on';
import { Outcome } from './outcome';
import { useSetBlocked, useSubscriptionForm, WhichAddress } from './subscription.form';
import { subscriptionTexts } from './subscription.texts';

const { unsubscribe: texts, kept } = subscriptionTexts;

/** Asks first; opening the page changes nothing. [COMMS-01, COMMS-02, COMMS-05] */
export function UnsubscribePage() {
  const runtime = useRuntime();
  const token = usePageParam('unsubscribe', 'token');
  const { email } = useLinkQuery(token);
  const [isKept, setKept] = useState(false);
  const form = useSubscriptionForm(email);
  const setBlocked = useSetBlocked(token);
  const { run, busy, problem } = useAction(async ({ emailAddress }: TypedEmail) => {
    await setBlocked(true, emailAddress);
    handOn(token, emailAddress);
    runtime.navigate(`/email/confirm-unsubscribe/${encodeURIComponent(token)}`, { replace: true });
  });

  if (isKept) return <Outcome {...kept} />;
  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      lede={texts.lede(runtime.brand.name)}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={problem}
      submitLabel={texts.yes}
      secondary={<Button onClick={() => setKept(true)}>{texts.keep}</Button>}
    >
      <WhichAddress form={form} email={email} problem={problem} />
    </FormPage>
  );
}
