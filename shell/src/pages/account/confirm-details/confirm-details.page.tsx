import {
  accountEndpoints,
  ApiError,
  confirmDetailsSchema,
  invitationEndpoints,
  pathOf,
  validationResult,
  type ConfirmDetails,
  type Invitation,
} from '@home-move/contract';
import {
  DetailsDeletedPage,
  FormTextField,
  InvitationNotice,
  Objection,
  schemaResolver,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useShell } from '../../../runtime/shell-context';
import { useLoaded } from '../../../runtime/use-loaded';
import { AccountForm } from '../account-form';
import { completeLogin } from '../complete-login';
import { useLinkQuery, usePageParam } from '../page-address';
import { ClosedAccount } from './closed-account';
import { LinkCode, type SentLinkCode } from './link-code';
import { isClosed, nothingToConfirm, validationProblem } from './validation-problem';

const texts = {
  title: 'Confirm your details',
  lede: 'Tell us your surname and the postcode of your new home, so that we know it is you.',
  surname: 'Surname',
  postcode: 'Postcode of your new home',
  submit: 'Confirm',
  busy: 'Checking',
  notFound: "We couldn't find your details. Please enter them here.",
} as const;

/** Behind a partner's link: surname and postcode have to match our records. [ROUTE-07, VAL-02, VAL-03] */
export function ConfirmDetailsPage() {
  const runtime = useRuntime();
  const { storage, extendSession } = useShell();
  const [code, setCode] = useState<SentLinkCode | null>(null);
  const [deleted, setDeleted] = useState<Invitation | null>(null);
  const token = usePageParam('confirm-details', 'saveAndContinueToken');
  const { step } = useLinkQuery(token);
  // The form does not wait for it, and most links have none.
  const loaded = useLoaded((signal) => runtime.http.send(invitationEndpoints.read, { body: { token } }, { signal }));
  const invitation = loaded.state === 'ready' ? loaded.value : null;
  const stepPath = step ? pathOf(step) : undefined;
  const form = useForm<ConfirmDetails, unknown, ConfirmDetails>({
    resolver: schemaResolver(confirmDetailsSchema),
    defaultValues: { surname: '', postcode: '' },
  });
  const action = useAction(async ({ surname, postcode }: ConfirmDetails) => {
    await extendSession();
    const {
      result,
      token: tokens,
      codeSentTo,
    } = await runtime.http.send(accountEndpoints.validate, { body: { surname, postcode, token } });
    if (codeSentTo) {
      setCode({ ...codeSentTo, sentAt: runtime.clock.now().getTime() });
      return;
    }
    if (!tokens) throw new ApiError(nothingToConfirm);
    storage.set('validationStatus', String(result));
    await completeLogin(runtime, tokens, stepPath);
    // [VAL-15]
    if (result === validationResult.convertedToUnpopulatedJourney)
      runtime.feedback.show({ kind: 'info', content: texts.notFound });
  });
  const { problem } = action;
  const { support } = runtime.brand;
  const shownProblem = useMemo(() => problem && validationProblem(problem, support), [problem, support]);

  if (deleted) return <DetailsDeletedPage sentBy={deleted.sentBy} />;
  if (shownProblem && isClosed(shownProblem)) return <ClosedAccount problem={shownProblem} />;
  if (code) {
    const resend = { ...action, run: () => action.run(form.getValues()) };
    return <LinkCode code={code} sending={resend} onVerified={(tokens) => completeLogin(runtime, tokens, stepPath)} />;
  }
  return (
    <AccountForm
      texts={texts}
      form={form}
      action={action}
      // [VAL-10] Result 6 has an empty message.
      problem={shownProblem?.title === '' ? null : shownProblem}
      notices={invitation && <InvitationNotice invitation={invitation} />}
      after={invitation && <Objection token={token} onDeleted={() => setDeleted(invitation)} />}
    >
      <FormTextField control={form.control} name="surname" label={texts.surname} autoComplete="family-name" />
      <FormTextField
        control={form.control}
        name="postcode"
        label={texts.postcode}
        width="postcode"
        autoComplete="postal-code"
      />
    </AccountForm>
  );
}
