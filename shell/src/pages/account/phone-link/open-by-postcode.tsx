import { accountEndpoints, postcodeSchema, type Problem, type Tokens } from '@home-move/contract';
import { FormTextField, schemaResolver, useAction, useRuntime } from '@home-move/ui';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountForm } from '../account-form';
import { completeLogin } from '../complete-login';
import { ExpiredPhoneLinkPage } from './expired-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

const texts = { title: phoneLinkTexts.title, busy: phoneLinkTexts.busy, ...phoneLinkTexts.postcode };

const postcodeForm = z.object({ postcode: postcodeSchema });
type TypedPostcode = z.infer<typeof postcodeForm>;

export interface OpenByPostcodeProps {
  readonly token: string;
  readonly step: string;
}

/** Shows a postcode that does not match the new home as an error of its field. */
function withFieldError(problem: Problem | null): Problem | null {
  if (problem?.code !== 'INVALID_POSTCODE') return problem;
  return { ...problem, errors: { postcode: problem.title } };
}

/** Opens the link of a mover whose new home is known: its postcode proves that it is them. */
export function OpenByPostcode({ token, step }: OpenByPostcodeProps) {
  const runtime = useRuntime();
  const form = useForm<TypedPostcode, unknown, TypedPostcode>({
    resolver: schemaResolver(postcodeForm),
    defaultValues: { postcode: '' },
  });
  // A link opens once: when loading the move fails afterwards, the next attempt continues with the tokens.
  const opened = useRef<Tokens | null>(null);
  const action = useAction(async ({ postcode }: TypedPostcode) => {
    opened.current ??= await runtime.http.send(accountEndpoints.openPhoneLink, { body: { token, postcode } });
    await completeLogin(runtime, opened.current, step);
  });
  const { problem } = action;
  const shownProblem = useMemo(() => withFieldError(problem), [problem]);

  if (problem?.code === 'INVALID_LINK') return <ExpiredPhoneLinkPage />;
  return (
    <AccountForm texts={texts} form={form} action={action} problem={shownProblem}>
      <FormTextField
        control={form.control}
        name="postcode"
        label={texts.label}
        width="postcode"
        autoComplete="postal-code"
      />
    </AccountForm>
  );
}
