import { accountEndpoints, type PhoneLinkAsks } from '@home-move/contract';
import { Button, Page, ProblemNotice, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useShell } from '../../../shell-context';
import { CodeForm } from './code-form';
import { DeadPhoneLink } from './dead-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.code;

export interface ByCodeProps {
  readonly token: string;
  readonly asks: Extract<PhoneLinkAsks, { asks: 'code' }>;
}

/** No postcode is known yet: a code to the contact of the move shows that it is them. Only a click sends one. */
export function ByCode({ token, asks }: ByCodeProps) {
  const { http, brand } = useRuntime();
  const { holdSession } = useShell();
  const [isSent, setSent] = useState(false);
  const send = useAction(async () => {
    await holdSession();
    await http.send(accountEndpoints.sendPhoneLinkCode, { body: { token } });
    setSent(true);
  });

  if (send.problem?.code === 'INVALID_LINK') return <DeadPhoneLink />;
  if (isSent) return <CodeForm asks={asks} send={send} />;
  return (
    <Page
      title={phoneLinkTexts.title}
      brandName={brand.name}
      lede={texts.lede(asks)}
      width="code"
      notices={send.problem && <ProblemNotice problem={send.problem} />}
    >
      <Button variant="primary" full onClick={send.run} busy={send.busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Page>
  );
}
