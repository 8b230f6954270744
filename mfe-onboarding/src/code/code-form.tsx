import {
  channelCodes,
  codeLength,
  codeLifetimeMinutes,
  maskContact,
  otpEndpoints,
  type Channel,
  type Enrolment,
  type OnboardingJourney,
} from '@home-move/contract';
import {
  clearDraft,
  CodePage,
  CodeSent,
  ResendCode,
  useCodeCheck,
  useEnrolment,
  useRuntime,
  withCodeSession,
} from '@home-move/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useJourney } from '../journey/journey.queries';
import { useLogInAgain, useSentCode, type SentCode } from './use-sent-code';

const texts = {
  /** As long as the text of a sent code, which replaces it, so that the page does not move. */
  sending: (contact: string) =>
    `We are sending a ${codeLength}-digit code to ${contact}. It works for ${codeLifetimeMinutes} minutes.`,
  notSent: (contact: string) => `We could not send a code to ${contact}.`,
  submit: 'Next',
  busy: 'Checking',
  otherChannel: {
    email: 'Send it to my mobile number instead',
    sms: 'Send it to my email instead',
  } satisfies Record<Channel, string>,
} as const;

function DeliveryStatus({ code: { channel, to, sentAt, sending }, masked }: { code: SentCode; masked: string | null }) {
  const contact = masked ?? maskContact(channel, to);
  if (sentAt !== null) return <CodeSent contact={contact} />;
  return sending.problem ? texts.notSent(contact) : texts.sending(contact);
}

const isVerified = (enrolment: Enrolment | null, channel: Channel) =>
  enrolment !== null && enrolment[channel === 'email' ? 'emailAddressVerified' : 'contactNumberVerified'];

/** Continues the agent's page if the customer enters the code on their phone during a call. */
function useVerifiedMeanwhile(channel: Channel, proceed: () => void): void {
  const { session } = useRuntime();
  const now = isVerified(useEnrolment(), channel);
  const before = useRef({ channel, verified: now });
  const leave = useEffectEvent(proceed);
  useEffect(() => {
    const hasChanged = before.current.channel === channel && !before.current.verified && now;
    before.current = { channel, verified: now };
    if (session.get().agentName !== null && hasChanged) leave();
  }, [session, channel, now]);
}

interface CodeFormProps {
  readonly journey: OnboardingJourney;
  readonly onBack: () => void;
  readonly onVerified: () => void;
}

/** Checks the code that proves the contact to be the mover's, and logs them in. [OTP-05, ROUTE-25] */
export function CodeForm({ journey, onBack, onVerified }: CodeFormProps) {
  const runtime = useRuntime();
  const { mutate } = useJourney();
  const logInAgain = useLogInAgain();
  const sentCode = useSentCode(journey);
  const { channel, sentAt, sending, switchChannel } = sentCode;
  const hasLeft = useRef(false);
  const proceed = () => {
    // The enrolment may change before and after the response: going back twice would leave the page before this one too.
    if (hasLeft.current) return;
    hasLeft.current = true;
    clearDraft(runtime.storage, 'codesSent');
    void mutate();
    onVerified();
  };
  const check = useCodeCheck(
    (code) =>
      withCodeSession(
        () => runtime.http.send(otpEndpoints.verify, { body: { channel: channelCodes[channel], code } }),
        logInAgain,
      ),
    async (tokens) => {
      await runtime.session.begin(tokens);
      proceed();
    },
  );
  useVerifiedMeanwhile(channel, () => !check.busy && proceed());
  return (
    <CodePage
      brandName={runtime.brand.name}
      back={{ onClick: onBack }}
      lede={<DeliveryStatus code={sentCode} masked={channel === journey.verifyWith ? journey.contact : null} />}
      check={check}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      after={
        <ResendCode
          channel={channel}
          sentAt={sentAt}
          now={runtime.clock.now().getTime()}
          sending={sending}
          {...(switchChannel && { otherChannel: { label: texts.otherChannel[channel], onClick: switchChannel } })}
        />
      }
    />
  );
}
