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
  /** Where the code is: `CodeSent`. */
  readonly lede: ReactNode;
  /** What the button does with the code: `useCodeCheck`. */
  readonly check: Action<[code: string]>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Other ways, under the form: `ResendCode`. */
  readonly after: ReactNode;
}

/** The page that asks for a code. One that is not right is told at its box, every other failure above. [OTP-12, OTP-19, OTP-20] */
export function CodePage({ check, ...frame }: CodePageProps) {
  const { run, busy, problem } = check;
  const form = useForm<CodeForm, unknown, CodeForm>({
    resolver: schemaResolver(codeFormSchema),
    defaultValues: { code: '' },
  });
  const isWrong = problem?.code === 'INVALID_OTP';
  const atField = useMemo(
    () => (problem && isWrong ? { ...problem, errors: { code: verifyFailureText(problem) } } : null),
    [problem, isWrong],
  );
  return (
    <FormPage
      {...frame}
      title={texts.title}
      width="code"
      form={form}
      onSubmit={({ code }) => run(code)}
      busy={busy}
      problem={atField}
      notices={problem && !isWrong && <CodeFailure problem={problem} text={verifyFailureText(problem)} />}
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

/** Where the code went. */
export function CodeSent({ contact }: { /** Masked. */ readonly contact: string }) {
  return (
    <>
      {texts.sentTo} <b>{contact}</b>. {texts.good}
    </>
  );
}
