import { emailAddressSchema, personLabels } from '@home-move/contract';
import { FormTextField, Notice, schemaResolver, Text, useAction } from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountForm } from './account-form';

export const emailForm = z.object({ emailAddress: emailAddressSchema });
export type TypedEmail = z.infer<typeof emailForm>;

export interface EmailPageProps {
  readonly texts: { readonly title: string; readonly lede: string; readonly submit: string; readonly busy: string };
  /** Rejects with ApiError. */
  readonly send: (emailAddress: string) => Promise<void>;
  /** Announced after sending. */
  readonly sent: string;
  /** An alternative below the form. */
  readonly children: ReactNode;
}

/** Requests a link by email. The typed address stays, so that it can be checked or corrected. */
export function EmailPage({ texts, send, sent, children }: EmailPageProps) {
  const [isSent, setSent] = useState(false);
  const form = useForm<TypedEmail, unknown, TypedEmail>({
    resolver: schemaResolver(emailForm),
    defaultValues: { emailAddress: '' },
  });
  const action = useAction(async ({ emailAddress }: TypedEmail) => {
    setSent(false);
    await send(emailAddress);
    setSent(true);
  });
  return (
    <AccountForm
      texts={texts}
      form={form}
      action={action}
      notices={isSent && <Notice kind="success">{sent}</Notice>}
      after={<Text size="sm">{children}</Text>}
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={personLabels.emailAddress}
        type="email"
        autoComplete="email"
      />
    </AccountForm>
  );
}
