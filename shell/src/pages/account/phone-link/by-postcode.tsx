import { accountEndpoints, type Problem, type Tokens } from '@home-move/contract';
import { FormPage, FormTextField, schemaResolver, useAction, useRuntime } from '@home-move/ui';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { enter } from '../parts/enter';
import { DeadPhoneLink } from './dead-phone-link';
import { phoneLinkForm, type TypedPostcode } from './phone-link.form';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.postcode;

export interface ByPostcodeProps {
  readonly token: string;
  readonly step: string;
}

/** Another postcode than that of the new home is told at its field. */
function atField(problem: Problem | null): Problem | null {
  if (problem?.code !== 'INVALID_POSTCODE') return problem;
  return { ...problem, errors: { postcode: problem.title } };
}

/** The postcode of the new home shows that it is them. */
export function ByPostcode({ token, step }: ByPostcodeProps) {
  const runtime = useRuntime();
  const form = useForm<TypedPostcode, unknown, TypedPostcode>({
    resolver: schemaResolver(phoneLinkForm),
    defaultValues: { postcode: '' },
  });
  // A link opens once: where the move could not be loaded after it, the next try goes on from there.
  const opened = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async ({ postcode }: TypedPostcode) => {
    opened.current ??= await runtime.http.send(accountEndpoints.openPhoneLink, { body: { token, postcode } });
    await enter(runtime, opened.current, step);
  });
  const told = useMemo(() => atField(problem), [problem]);

  if (problem?.code === 'INVALID_LINK') return <DeadPhoneLink />;
  return (
    <FormPage
      title={phoneLinkTexts.title}
      brandName={runtime.brand.name}
      lede={texts.lede}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={phoneLinkTexts.busy}
      problem={told}
      submitLabel={texts.submit}
    >
      <FormTextField
        control={form.control}
        name="postcode"
        label={texts.label}
        width="postcode"
        autoComplete="postal-code"
      />
    </FormPage>
  );
}
