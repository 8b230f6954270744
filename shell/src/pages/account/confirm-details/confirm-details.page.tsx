import {
  accountEndpoints,
  ApiError,
  confirmDetailsSchema,
  validationResult,
  type ConfirmDetails,
  type Problem,
} from '@home-move/contract';
import { FormPage, FormTextField, Notice, Page, schemaResolver, useAction, useRuntime } from '@home-move/ui';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useShell } from '../../../runtime/shell-context';
import { enter } from '../parts/enter';
import { useLinkQuery } from '../parts/link-query';
import { SupportLinks } from '../parts/support-links';
import { usePageParam } from '../parts/use-page-param';
import { confirmDetailsTexts as texts } from './confirm-details.texts';
import { isClosed, nothingToConfirm, validationProblem } from './validation-problem';

/** Locked or forgotten: people help, a form does not. [VAL-08, VAL-11] */
function Closed({ problem }: { readonly problem: Problem }) {
  const { branding } = useShell();
  return (
    <Page
      key="closed"
      title={texts.closed}
      brandName={branding.name}
      width="code"
      notices={<Notice kind="error">{problem.title}</Notice>}
    >
      <SupportLinks />
    </Page>
  );
}

/** Behind a partner's link: surname and postcode have to be those of the records. [ROUTE-07, VAL-02, VAL-03] */
export function ConfirmDetailsPage() {
  const runtime = useRuntime();
  const { storage } = useShell();
  const token = usePageParam('confirm-details', 'saveAndContinueToken');
  useLinkQuery(token);
  const form = useForm<ConfirmDetails, unknown, ConfirmDetails>({
    resolver: schemaResolver(confirmDetailsSchema),
    defaultValues: { surname: '', postcode: '' },
  });
  const { run, busy, problem } = useAction(async ({ surname, postcode }: ConfirmDetails) => {
    const { result, token: tokens } = await runtime.http.send(accountEndpoints.validate, {
      body: { surname, postcode, token },
    });
    if (!tokens) throw new ApiError(nothingToConfirm);
    storage.set('validationStatus', String(result));
    await enter(runtime, tokens);
    // [VAL-15]
    if (result === validationResult.convertedToUnpopulatedJourney)
      runtime.feedback.show({ kind: 'info', content: texts.notFound });
  });
  const { support } = runtime.brand;
  const told = useMemo(() => problem && validationProblem(problem, support), [problem, support]);

  if (told && isClosed(told)) return <Closed problem={told} />;
  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      lede={texts.lede}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      // [VAL-10] Result 6 has an empty message.
      problem={told?.title === '' ? null : told}
      submitLabel={texts.submit}
    >
      <FormTextField control={form.control} name="surname" label={texts.surname} autoComplete="family-name" />
      <FormTextField
        control={form.control}
        name="postcode"
        label={texts.postcode}
        width="postcode"
        autoComplete="postal-code"
      />
    </FormPage>
  );
}
