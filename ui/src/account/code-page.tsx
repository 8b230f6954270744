import { codeFormSchema, verifyFailureText, type CodeForm } from '@home-move/contract';
import { useMemo, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../form/form-fields';
import { FormPage, type FormPageProps } from '../form/form-page';
import { schemaResolver } from '../form/schema-resolver';
import type { Action } from '../form/use-action';
import { registerSheet } from '../styles/sheets';
import { CodeFailure } from './code-failure';
import sheet, * as styles from './code.module.css';
import { codeTexts as texts } from './code.texts';

registerSheet(sheet);

type Frame = FormPageProps<CodeForm, unknown, CodeForm>;

export interface CodePageProps extends Pick<Frame, 'brandName' | 'back'> {
  /** Where the code was sent: `CodeSent`. */
  readonly lede: ReactNode;
  /** Verifies the code on submit: `useCodeCheck`. */
  readonly check: Action<[code: string]>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Alternatives under the form: `ResendCode`. */
  readonly after: ReactNode;
}

/** The page where a mover enters a code. A wrong code is a field error; every other failure is shown above the form. [OTP-12, OTP-19, OTP-20] */
export function CodePage({ check, ...frame }: CodePageProps) {
  const { run, busy, problem } = check;
  const form = useForm<CodeForm, unknown, CodeForm>({
    resolver: schemaResolver(codeFormSchema),
    defaultValues: { code: '' },
  });
  const isWrongCode = problem?.code === 'INVALID_OTP';
  const fieldProblem = useMemo(
    () => (problem && isWrongCode ? { ...problem, errors: { code: verifyFailureText(problem) } } : null),
    [problem, isWrongCode],
  );
  return (
    <FormPage
      {...frame}
      title={texts.title}
      width="code"
      form={form}
      onSubmit={({ code }) => run(code)}
      busy={busy}
      problem={fieldProblem}
      notices={problem && !isWrongCode && <CodeFailure problem={problem} text={verifyFailureText(problem)} />}
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

/** The masked contact that the code was sent to, and how long the code works. [OTP-02] */
export function CodeSent({ contact }: { readonly contact: string }) {
  return (
    <>
      {texts.sentTo} <b>{contact}</b>. {texts.good}
    </>
  );
}
