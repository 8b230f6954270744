import { accountEndpoints, newPasswordSchema, type NewPassword } from '@home-move/contract';
import {
  FormNewPassword,
  FormPage,
  FormTextField,
  schemaResolver,
  Text,
  useAction,
  useRuntime,
  useStore,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { CannotCheck } from '../parts/cannot-check';
import { DeadLink } from '../parts/dead-link';
import { useLinkQuery } from '../parts/link-query';
import { partsTexts } from '../parts/parts.texts';
import { useLoaded } from '../../use-loaded';
import { usePageParam } from '../parts/use-page-param';
import { Waiting } from '../parts/waiting';
import { WayLink } from '../parts/way-link';
import { passwordResetTexts as texts } from './password-reset.texts';

const askAnew = '/password-reset-request';

function NewPasswordForm({ resetToken }: { readonly resetToken: string }) {
  const runtime = useRuntime();
  const { loggedIn } = useStore(runtime.session);
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver: schemaResolver(newPasswordSchema),
    defaultValues: { emailAddress: '', password: '' },
  });
  const { run, busy, problem } = useAction(async (body: NewPassword) => {
    // [PWD-07, PWD-08]
    await runtime.http.send(accountEndpoints.resetPassword, { params: { resetToken }, body });
    // The API has ended every session of the account, this one too.
    if (loggedIn) await runtime.session.logout();
    runtime.navigate('/log-in', { replace: true });
    runtime.feedback.show({ kind: 'success', content: texts.saved });
  });
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
      problem={problem}
      submitLabel={texts.submit}
      after={
        <Text size="sm">
          <WayLink to={askAnew}>{texts.askAnew}</WayLink>
        </Text>
      }
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={partsTexts.email}
        type="email"
        autoComplete="username"
      />
      <FormNewPassword control={form.control} name="password" label={texts.password} />
    </FormPage>
  );
}

/** Behind a mailed link: first whether it still works, then the new password. [ROUTE-13, PWD-06] */
export function PasswordResetPage() {
  const { http } = useRuntime();
  const resetToken = usePageParam('password-reset', 'resetToken');
  useLinkQuery(resetToken);
  const link = useLoaded((signal) =>
    http.send(accountEndpoints.checkPasswordReset, { params: { resetToken } }, { signal }),
  );

  if (link.state === 'loading') return <Waiting words={texts.checking} />;
  if (link.state === 'ready') return <NewPasswordForm resetToken={resetToken} />;
  if (link.problem.code === 'INVALID_LINK') return <DeadLink path={askAnew} action={texts.anew} />;
  return <CannotCheck problem={link.problem} onRetry={link.retry} retrying={link.retrying} />;
}
