import {
  channelCodes,
  otpEndpoints,
  pathOf,
  verifyFailureText,
  type OnboardingJourney,
  type Tokens,
} from '@home-move/contract';
import {
  FormPage,
  FormTextField,
  Notice,
  registerSheet,
  schemaResolver,
  Stack,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useJourney } from '../journey/journey.queries';
import { forgetDraft } from '../state/draft';
import { codeForm, type TypedCode } from './code.form';
import sheet, * as styles from './code.module.css';
import { useCodeOnItsWay, type CodeOnItsWay } from './code-on-its-way';
import { codeTexts as texts } from './code.texts';
import { maskContact } from './mask-contact';
import { Resend } from './resend';
import { withCodes } from './with-codes';

registerSheet(sheet);

/** Where the code is, as far as we know. */
function Whereabouts({
  code: { channel, to, sentAt, problem },
  masked,
}: {
  code: CodeOnItsWay;
  masked: string | null;
}) {
  const contact = masked ?? maskContact(channel, to);
  if (sentAt === null) return problem ? texts.notSent(contact) : texts.sending(contact);
  return (
    <>
      {texts.sentTo} <b>{contact}</b>. {texts.good}
    </>
  );
}

/** The code that shows that the contact is the mover's; they are logged in by it. [OTP-05, ROUTE-25] */
export function CodeForm({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const { mutate } = useJourney();
  const onItsWay = useCodeOnItsWay(journey);
  const { channel } = onItsWay;
  const form = useForm<TypedCode, unknown, TypedCode>({
    resolver: schemaResolver(codeForm),
    defaultValues: { code: '' },
  });
  // A code counts once: where the move could not be loaded after it, the next try goes on from there.
  const verified = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async ({ code }: TypedCode) => {
    verified.current ??= await withCodes(runtime, () =>
      runtime.http.send(otpEndpoints.verify, { body: { channel: channelCodes[channel], code } }),
    );
    await runtime.session.begin(verified.current);
    forgetDraft(runtime.storage, 'codesSent');
    void mutate();
    // [ONB-12] Back must not send another code.
    const isOn = runtime.flags.get()['onboarding-journey'];
    runtime.navigate(isOn ? pathOf('onboarding-confirm') : '/enrolment', { replace: true });
  });

  const isWrong = problem?.code === 'INVALID_OTP';
  const atField = useMemo(
    () => (problem && isWrong ? { ...problem, errors: { code: verifyFailureText(problem) } } : null),
    [problem, isWrong],
  );

  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-contact')) }}
      lede={<Whereabouts code={onItsWay} masked={channel === journey.verifyWith ? journey.contact : null} />}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={atField}
      notices={
        problem &&
        !isWrong && (
          <Notice kind="error">
            <Stack gap={2}>
              <p>{verifyFailureText(problem)}</p>
              {problem.code === 'TOO_MANY_REQUESTS' && <p>{problem.title}</p>}
            </Stack>
          </Notice>
        )
      }
      submitLabel={texts.submit}
      after={<Resend code={onItsWay} />}
    >
      <FormTextField
        control={form.control}
        name="code"
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        className={styles.code}
      />
    </FormPage>
  );
}
