import { channelCodes, otpEndpoints, verifyFailureText, type Problem, type Tokens } from '@home-move/contract';
import {
  FormPage,
  FormTextField,
  Notice,
  registerSheet,
  schemaResolver,
  Stack,
  Text,
  TextButton,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asVisitor } from '../parts/as-visitor';
import { withCodes } from '../parts/ask-for-code';
import { enter } from '../parts/enter';
import { forgetLogin, readLogin, saveLogin, type LoginState } from '../parts/login-state';
import { loginCodeForm, type LoginCode } from './login-code.form';
import sheet, * as styles from './login-code.module.css';
import { loginCodeTexts as texts } from './login-code.texts';
import { maskContact } from './mask-contact';
import { Resend } from './resend';

registerSheet(sheet);

/** A code that is not right belongs to its field; every other failure to the page. [OTP-19, OTP-20] */
function Failure({ problem }: { readonly problem: Problem }) {
  return (
    <Notice kind="error">
      <Stack gap={2}>
        <p>{verifyFailureText(problem)}</p>
        {problem.code === 'TOO_MANY_REQUESTS' && <p>{problem.title}</p>}
      </Stack>
    </Notice>
  );
}

function CodeForm({ login }: { readonly login: LoginState }) {
  const runtime = useRuntime();
  const form = useForm<LoginCode, unknown, LoginCode>({
    resolver: schemaResolver(loginCodeForm),
    defaultValues: { code: '' },
  });
  // A code counts once: where the move could not be loaded after it, the next try goes on from there.
  const verified = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async ({ code }: LoginCode) => {
    const channel = channelCodes[login.channel];
    // [OTP-05]
    verified.current ??= await withCodes(runtime, () =>
      runtime.http.send(asVisitor(otpEndpoints.verify), { body: { channel, code } }),
    );
    await enter(runtime, verified.current);
    forgetLogin(runtime.storage);
  });

  const isWrong = problem?.code === 'INVALID_OTP';
  const atField = useMemo(
    () => (problem && isWrong ? { ...problem, errors: { code: verifyFailureText(problem) } } : null),
    [problem, isWrong],
  );
  const otherWay = () => {
    const other = login.channel === 'email' ? 'sms' : 'email';
    saveLogin(runtime.storage, { channel: other, contact: '', sentAt: null });
    runtime.navigate('/login');
  };

  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/login') }}
      lede={
        <>
          {texts.sentTo} <b>{maskContact(login.channel, login.contact)}</b>. {texts.good}
        </>
      }
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={atField}
      notices={problem && !isWrong && <Failure problem={problem} />}
      submitLabel={texts.submit}
      after={
        <Stack gap={4}>
          <Resend login={login} />
          <Text size="sm">
            <TextButton onClick={otherWay}>{texts.otherWay[login.channel]}</TextButton>
          </Text>
        </Stack>
      }
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

/** Step 2 of the code login; without a code on its way it is step 1. [ROUTE-11, OTP-02] */
export function LoginCodePage() {
  const runtime = useRuntime();
  const [login] = useState(() => readLogin(runtime.storage));
  const isOnItsWay = login !== null && login.contact !== '' && login.sentAt !== null;
  useEffect(() => {
    if (!isOnItsWay) runtime.navigate('/login', { replace: true });
  }, [isOnItsWay, runtime]);
  return isOnItsWay ? <CodeForm login={login} /> : null;
}
