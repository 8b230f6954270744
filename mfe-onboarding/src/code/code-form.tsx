import { channelCodes, maskContact, otpEndpoints, pathOf, type OnboardingJourney } from '@home-move/contract';
import { CodePage, CodeSent, ResendCode, useCodeCheck, useRuntime, withCodeSession } from '@home-move/ui';
import { useJourney } from '../journey/journey.queries';
import { clearDraft } from '../state/draft';
import { useSentCode, type SentCode } from './use-sent-code';
import { codeTexts as texts } from './code.texts';
import { useLoginAgain } from './login-again';

/** Where the code is, as far as we know. */
function DeliveryStatus({ code: { channel, to, sentAt, sending }, masked }: { code: SentCode; masked: string | null }) {
  const contact = masked ?? maskContact(channel, to);
  if (sentAt !== null) return <CodeSent contact={contact} />;
  return sending.problem ? texts.notSent(contact) : texts.sending(contact);
}

/** The code that shows that the contact is the mover's; they are logged in by it. [OTP-05, ROUTE-25] */
export function CodeForm({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const { mutate } = useJourney();
  const loginAgain = useLoginAgain();
  const onItsWay = useSentCode(journey);
  const { channel, sentAt, sending, switchChannel: swap } = onItsWay;
  const check = useCodeCheck(
    (code) =>
      withCodeSession(
        () => runtime.http.send(otpEndpoints.verify, { body: { channel: channelCodes[channel], code } }),
        loginAgain,
      ),
    async (tokens) => {
      await runtime.session.begin(tokens);
      clearDraft(runtime.storage, 'codesSent');
      void mutate();
      // [ONB-12] Back must not send another code.
      const isOn = runtime.flags.get()['onboarding-journey'];
      runtime.navigate(isOn ? pathOf('onboarding-confirm') : '/enrolment', { replace: true });
    },
  );
  return (
    <CodePage
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-contact')) }}
      lede={<DeliveryStatus code={onItsWay} masked={channel === journey.verifyWith ? journey.contact : null} />}
      check={check}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      after={
        <ResendCode
          channel={channel}
          sentAt={sentAt}
          now={runtime.clock.now().getTime()}
          sending={sending}
          otherChannel={{ label: texts.otherWay[channel], onClick: swap }}
        />
      }
    />
  );
}
