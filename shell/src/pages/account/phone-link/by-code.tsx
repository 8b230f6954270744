import { accountEndpoints, channelCodes, otpEndpoints, type PhoneLinkChallenge } from '@home-move/contract';
import {
  Button,
  CodePage,
  CodeSent,
  Page,
  ProblemNotice,
  ResendCode,
  useAction,
  useCodeCheck,
  useRuntime,
  withCodeSession,
} from '@home-move/ui';
import { useState } from 'react';
import { useShell } from '../../../runtime/shell-context';
import { asVisitor } from '../parts/as-visitor';
import { beginAgain } from '../parts/ask-for-code';
import { enter } from '../parts/enter';
import { DeadPhoneLink } from './dead-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.code;

export interface ByCodeProps {
  readonly token: string;
  readonly asks: Extract<PhoneLinkChallenge, { asks: 'code' }>;
}

/** No postcode is known yet: a code to the contact of the move shows that it is them. Only a click sends one. */
export function ByCode({ token, asks }: ByCodeProps) {
  const runtime = useRuntime();
  const { http, brand, clock } = runtime;
  const { extendSession } = useShell();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const sending = useAction(async () => {
    await extendSession();
    await http.send(accountEndpoints.sendPhoneLinkCode, { body: { token } });
    setSentAt(clock.now().getTime());
  });
  const channel = channelCodes[asks.channel];
  const check = useCodeCheck(
    (code) =>
      withCodeSession(
        () => http.send(asVisitor(otpEndpoints.verify), { body: { channel, code } }),
        () => beginAgain(runtime),
      ),
    (tokens) => enter(runtime, tokens, asks.step),
  );

  if (sending.problem?.code === 'INVALID_LINK') return <DeadPhoneLink />;
  if (sentAt !== null)
    return (
      <CodePage
        brandName={brand.name}
        lede={<CodeSent contact={asks.contactDetails} />}
        check={check}
        submitLabel={texts.submit}
        busyLabel={phoneLinkTexts.busy}
        after={<ResendCode channel={asks.channel} sentAt={sentAt} now={clock.now().getTime()} sending={sending} />}
      />
    );
  return (
    <Page
      title={phoneLinkTexts.title}
      brandName={brand.name}
      lede={texts.lede(asks)}
      width="code"
      notices={<ProblemNotice problem={sending.problem} />}
    >
      <Button variant="primary" full onClick={sending.run} busy={sending.busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Page>
  );
}
