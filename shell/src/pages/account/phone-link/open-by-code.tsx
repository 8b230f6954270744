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
import { restartLogin, withAppToken } from '../request-code';
import { completeLogin } from '../complete-login';
import { ExpiredPhoneLinkPage } from './expired-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.code;

export interface OpenByCodeProps {
  readonly token: string;
  readonly challenge: Extract<PhoneLinkChallenge, { asks: 'code' }>;
}

/**
 * Opens the link of a mover without a known postcode: a code to their contact proves that it is them. Only a click
 * sends it.
 */
export function OpenByCode({ token, challenge }: OpenByCodeProps) {
  const runtime = useRuntime();
  const { http, brand, clock } = runtime;
  const { extendSession } = useShell();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const sending = useAction(async () => {
    await extendSession();
    await http.send(accountEndpoints.sendPhoneLinkCode, { body: { token } });
    setSentAt(clock.now().getTime());
  });
  const channel = channelCodes[challenge.channel];
  const check = useCodeCheck(
    (code) =>
      withCodeSession(
        () => http.send(withAppToken(otpEndpoints.verify), { body: { channel, code } }),
        () => restartLogin(runtime),
      ),
    (tokens) => completeLogin(runtime, tokens, challenge.step),
  );

  if (sending.problem?.code === 'INVALID_LINK') return <ExpiredPhoneLinkPage />;
  if (sentAt !== null)
    return (
      <CodePage
        brandName={brand.name}
        lede={<CodeSent contact={challenge.contactDetails} />}
        check={check}
        submitLabel={texts.submit}
        busyLabel={phoneLinkTexts.busy}
        after={<ResendCode channel={challenge.channel} sentAt={sentAt} now={clock.now().getTime()} sending={sending} />}
      />
    );
  return (
    <Page
      title={phoneLinkTexts.title}
      brandName={brand.name}
      lede={texts.lede(challenge)}
      width="code"
      notices={<ProblemNotice problem={sending.problem} focused />}
    >
      <Button variant="primary" full onClick={sending.run} busy={sending.busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Page>
  );
}
