import { ApiError, pathOf, type Invitation } from '@home-move/contract';
import {
  Aside,
  clearDraft,
  FormCheckbox,
  FormPage,
  FormTextField,
  InvitationNotice,
  Notice,
  schemaResolver,
  Text,
  TextButton,
  useAction,
  useDraftValues,
  useRuntime,
  useSaveDraft,
  type ObjectionProps,
} from '@home-move/ui';
import { useMemo, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { partnerOf } from '../link/partner';
import { emptyVerification, verificationForm, type TypedVerification, type Verification } from './verify.form';
import {
  bannerMessage,
  postcodeFieldProblem,
  redirectPathOf,
  finalFailureOf,
  type FinalFailure,
} from './verify.problems';
import type { SentLinkCode } from './link-code';
import { verifyPostcode } from './verify.queries';
import { verifyTexts as texts } from './verify.texts';

interface ConfirmPostcodeProps {
  readonly token: string;
  /** Masked; empty when the partner gave none. */
  readonly contact: string;
  /** Null without one, and while it loads. */
  readonly invitation: Invitation | null;
  readonly Objection: ComponentType<ObjectionProps>;
  /** The onboarding journey continues. */
  readonly onConfirmed: () => void;
  readonly onCodeSent: (code: SentLinkCode) => void;
  readonly onFinalFailure: (failure: FinalFailure) => void;
  readonly onDeleted: (invitation: Invitation) => void;
}

export function ConfirmPostcode({
  token,
  contact,
  invitation,
  Objection,
  onConfirmed,
  onCodeSent,
  onFinalFailure,
  onDeleted,
}: ConfirmPostcodeProps) {
  const runtime = useRuntime();
  const { brand, storage } = runtime;
  const form = useForm<TypedVerification, unknown, Verification>({
    resolver: schemaResolver(verificationForm),
    defaultValues: useDraftValues('verification', emptyVerification),
  });
  useSaveDraft('verification', form);

  const { run: submit, problem } = useAction(async (verification: Verification) => {
    const answer = await verifyPostcode(runtime, token, verification);
    if ('problem' in answer) {
      const redirectPath = redirectPathOf(answer.problem, runtime.session.get().routeConfig.loginPath);
      const finalFailure = finalFailureOf(answer.problem, brand.support);
      if (redirectPath !== null) runtime.navigate(redirectPath, { replace: true });
      else if (finalFailure) onFinalFailure(finalFailure);
      else throw new ApiError(answer.problem);
      return;
    }
    clearDraft(storage, 'verification');
    if ('codeSentTo' in answer) {
      onCodeSent({ ...answer.codeSentTo, verification });
      return;
    }
    // The path holds a token, so it must not stay in the history.
    if (answer.path === null) onConfirmed();
    else runtime.navigate(answer.path, { replace: true });
  });

  const forget = (deleted: Invitation) => {
    clearDraft(storage, 'verification');
    onDeleted(deleted);
  };

  const fieldProblem = useMemo(() => problem && postcodeFieldProblem(problem), [problem]);

  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      lede={texts.lede}
      aside={
        <Aside title={texts.why.title}>
          <Text muted>{texts.why.text(partnerOf(brand))}</Text>
        </Aside>
      }
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={texts.checking}
      problem={fieldProblem}
      notices={
        <>
          {invitation && <InvitationNotice invitation={invitation} />}
          {problem && !fieldProblem && (
            <Notice kind="error" focusOn={problem}>
              {bannerMessage(problem, brand.support)}
            </Notice>
          )}
        </>
      }
      submitLabel={texts.next}
      after={
        <>
          <Text size="sm" muted>
            {texts.notMine}{' '}
            <TextButton onClick={() => runtime.navigate(pathOf('personal-details'))}>{texts.start}</TextButton>
          </Text>
          {invitation && <Objection token={token} onDeleted={() => forget(invitation)} />}
        </>
      }
    >
      {contact !== '' && <Text>{texts.sentTo(contact)}</Text>}
      <FormTextField
        control={form.control}
        name="postcode"
        label={texts.postcode}
        hint={texts.postcodeHint}
        width="postcode"
        autoCapitalize="characters"
        autoComplete="postal-code"
      />
      <FormCheckbox control={form.control} name="confirmed" label={texts.confirm} shortName={texts.confirmName} />
    </FormPage>
  );
}
