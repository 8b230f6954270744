import { FormPage, useAction, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TypedEmail } from '../parts/email.form';
import { useLinkQuery } from '../parts/link-query';
import { usePageParam } from '../parts/use-page-param';
import { handedOn } from './handed-on';
import { Outcome } from './outcome';
import { useSetBlocked, useSubscriptionForm, WhichAddress } from './subscription.form';
import { subscriptionTexts } from './subscription.texts';

const { resubscribe: texts, resubscribed } = subscriptionTexts;

/** Who comes by the link of the page before has asked already; who comes from a mail is asked. [COMMS-04, COMMS-06] */
export function ResubscribePage() {
  const { brand } = useRuntime();
  const token = usePageParam('resubscribe', 'token');
  const fromMail = useLinkQuery(token).email;
  const [asked] = useState(() => handedOn(token));
  const [isDone, setDone] = useState(false);
  const email = asked ?? fromMail;
  const form = useSubscriptionForm(email);
  const setBlocked = useSetBlocked(token);
  const { run, busy, problem } = useAction(async ({ emailAddress }: TypedEmail) => {
    await setBlocked(false, emailAddress);
    setDone(true);
  });
  const begin = useEffectEvent(() => {
    if (asked !== null) void run({ emailAddress: asked });
  });
  useEffect(() => begin(), []);

  if (isDone) return <Outcome {...resubscribed} />;
  return (
    <FormPage
      title={texts.title}
      brandName={brand.name}
      lede={texts.lede(brand.name)}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={problem}
      submitLabel={texts.yes}
    >
      <WhichAddress form={form} email={email} problem={problem} />
    </FormPage>
  );
}
