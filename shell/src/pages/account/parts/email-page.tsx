import { FormPage, FormTextField, Notice, schemaResolver, Text, useAction, useRuntime } from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { emailForm, type TypedEmail } from './email.form';
import { partsTexts } from './parts.texts';

export interface EmailPageProps {
  readonly texts: { readonly title: string; readonly lede: string; readonly submit: string; readonly busy: string };
  /** Rejects with ApiError. */
  readonly send: (emailAddress: string) => Promise<void>;
  /** What the page says once it is sent, as a status. */
  readonly sent: string;
  /** The way on, under the form. */
  readonly children: ReactNode;
}

/** A page that asks where to send a link. What was typed stays, so that it can be checked or mended. */
export function EmailPage({ texts, send, sent, children }: EmailPageProps) {
  const { brand } = useRuntime();
  const [isSent, setSent] = useState(false);
  const form = useForm<TypedEmail, unknown, TypedEmail>({
    resolver: schemaResolver(emailForm),
    defaultValues: { emailAddress: '' },
  });
  const { run, busy, problem } = useAction(async ({ emailAddress }: TypedEmail) => {
    setSent(false);
    await send(emailAddress);
    setSent(true);
  });
  return (
    <FormPage
      title={texts.title}
      brandName={brand.name}
      lede={texts.lede}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={problem}
      notices={isSent && <Notice kind="success">{sent}</Notice>}
      submitLabel={texts.submit}
      after={<Text size="sm">{children}</Text>}
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={partsTexts.email}
        type="email"
        autoComplete="email"
      />
    </FormPage>
  );
}
