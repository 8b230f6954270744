import {
  channelCodes,
  otpEndpoints,
  requestFailureText,
  verifyFailureText,
  type PhoneLinkAsks,
  type Tokens,
} from '@home-move/contract';
import {
  Button,
  FormPage,
  FormTextField,
  Notice,
  registerSheet,
  schemaResolver,
  useAction,
  useRuntime,
  type Action,
} from '@home-move/ui';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { loginCodeForm, type LoginCode } from '../login-code/login-code.form';
import sheet, * as styles from '../login-code/login-code.module.css';
import { loginCodeTexts } from '../login-code/login-code.texts';
import { asVisitor } from '../parts/as-visitor';
import { withCodes } from '../parts/ask-for-code';
import { enter } from '../parts/enter';
import { phoneLinkTexts } from './phone-link.texts';

registerSheet(sheet);

export interface CodeFormProps {
  readonly asks: Extract<PhoneLinkAsks, { asks: 'code' }>;
  readonly send: Action<[]>;
}

/** The code that was sent; it belongs to the session of this page. */
export function CodeForm({ asks, send }: CodeFormProps) {
  const runtime = useRuntime();
  const form = useForm<LoginCode, unknown, LoginCode>({
    resolver: schemaResolver(loginCodeForm),
    defaultValues: { code: '' },
  });
  // A code counts once: where the move could not be loaded after it, the next try goes on from there.
  const verified = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async ({ code }: LoginCode) => {
    const channel = channelCodes[asks.channel];
    verified.current ??= await withCodes(runtime, () =>
      runtime.http.send(asVisitor(otpEndpoints.verify), { body: { channel, code } }),
    );
    await enter(runtime, verified.current, asks.step);
  });
  const told = useMemo(
    () => problem?.code === 'INVALID_OTP' && { ...problem, errors: { code: verifyFailureText(problem) } },
    [problem],
  );
  return (
    <FormPage
      title={loginCodeTexts.title}
      brandName={runtime.brand.name}
      lede={
        <>
          {loginCodeTexts.sentTo} <b>{asks.contactDetails}</b>. {loginCodeTexts.good}
        </>
      }
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={phoneLinkTexts.busy}
      problem={told || null}
      notices={
        <>
          {problem && !told && <Notice kind="error">{verifyFailureText(problem)}</Notice>}
          {send.problem && <Notice kind="error">{requestFailureText(send.problem)}</Notice>}
        </>
      }
      submitLabel={phoneLinkTexts.code.submit}
      after={
        <Button full onClick={send.run} busy={send.busy ? loginCodeTexts.sending : undefined}>
          {loginCodeTexts.resend}
        </Button>
      }
    >
      <FormTextField
        control={form.control}
        name="code"
        label={loginCodeTexts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        className={styles.code}
      />
    </FormPage>
  );
}
