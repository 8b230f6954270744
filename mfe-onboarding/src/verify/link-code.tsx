import { ApiError, channelCodes, otpEndpoints, type ChannelDetails } from '@home-move/contract';
import { CodePage, CodeSent, ResendCode, useAction, useCodeCheck, useRuntime, withCodeSession } from '@home-move/ui';
import { useState } from 'react';
import { useLogInAgain } from '../code/use-sent-code';
import type { Verification } from './verify.form';
import { beginSession, verifyPostcode } from './verify.queries';
import { verifyTexts as texts } from './verify.texts';

/** A code to the contact behind a link, and the postcode that another one requires. */
export interface SentLinkCode extends ChannelDetails {
  readonly verification: Verification;
}

export interface LinkCodeProps {
  readonly token: string;
  readonly code: SentLinkCode;
  /** The onboarding journey continues. */
  readonly onConfirmed: () => void;
}

/** The code is valid in the portal's session that sent the postcode, whatever move is open in this tab. */
const verify = { ...otpEndpoints.verify, roles: ['app'] as const };

/** The second proof behind the link of an enrolment whose mover has proven a contact. */
export function LinkCode({ token, code, onConfirmed }: LinkCodeProps) {
  const runtime = useRuntime();
  const { http, brand, clock } = runtime;
  const logInAgain = useLogInAgain();
  const [{ channel, contactDetails, sentAt }, setSent] = useState({ ...code, sentAt: clock.now().getTime() });
  const sending = useAction(async () => {
    const answer = await verifyPostcode(runtime, token, code.verification);
    if ('problem' in answer) throw new ApiError(answer.problem);
    if ('codeSentTo' in answer) setSent({ ...code, ...answer.codeSentTo, sentAt: clock.now().getTime() });
  });
  const check = useCodeCheck(
    (entered) =>
      withCodeSession(() => http.send(verify, { body: { channel: channelCodes[channel], code: entered } }), logInAgain),
    async (tokens) => {
      const path = await beginSession(runtime, tokens);
      // The path holds a token, so it must not stay in the history.
      if (path === null) onConfirmed();
      else runtime.navigate(path, { replace: true });
    },
  );
  return (
    <CodePage
      brandName={brand.name}
      lede={<CodeSent contact={contactDetails} />}
      check={check}
      submitLabel={texts.next}
      busyLabel={texts.checking}
      after={<ResendCode channel={channel} sentAt={sentAt} now={clock.now().getTime()} sending={sending} />}
    />
  );
}
