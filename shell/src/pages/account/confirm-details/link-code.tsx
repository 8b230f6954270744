import { channelCodes, otpEndpoints, type ChannelDetails, type Tokens } from '@home-move/contract';
import { CodePage, CodeSent, ResendCode, useCodeCheck, useRuntime, withCodeSession, type Action } from '@home-move/ui';
import { restartLogin, withAppToken } from '../request-code';

const texts = { submit: 'Log in', busy: 'Checking' } as const;

/** A code to the contact behind a link. */
export interface SentLinkCode extends ChannelDetails {
  /** In ms. */
  readonly sentAt: number;
}

interface LinkCodeProps {
  readonly code: SentLinkCode;
  readonly sending: Action<[]>;
  readonly onVerified: (tokens: Tokens) => Promise<void>;
}

/** The second proof behind the link of an enrolment whose mover has proven a contact: a code to that contact. */
export function LinkCode({ code: { channel, contactDetails, sentAt }, sending, onVerified }: LinkCodeProps) {
  const runtime = useRuntime();
  const check = useCodeCheck(
    (code) =>
      withCodeSession(
        () => runtime.http.send(withAppToken(otpEndpoints.verify), { body: { channel: channelCodes[channel], code } }),
        () => restartLogin(runtime),
      ),
    onVerified,
  );
  return (
    <CodePage
      brandName={runtime.brand.name}
      lede={<CodeSent contact={contactDetails} />}
      check={check}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      after={<ResendCode channel={channel} sentAt={sentAt} now={runtime.clock.now().getTime()} sending={sending} />}
    />
  );
}
