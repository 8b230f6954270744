import { accountEndpoints, newPasswordSchema, personLabels, type NewPassword } from '@home-move/contract';
import { FormNewPassword, FormTextField, schemaResolver, Text, useAction, useRuntime, useStore } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import { AccountForm } from '../account-form';
import { useLoaded } from '../../../runtime/use-loaded';
import { PageLink } from '../../../links/links';
import { ExpiredLinkPage, LinkCheckFailedPage, LoadingPage } from '../link-pages';
import { useLinkQuery, usePageParam } from '../page-address';

const texts = {
  checking: 'Checking your link',
  title: 'Choose a new password',
  lede: 'You will be logged out everywhere else.',
  password: 'New password',
  submit: 'Save my password',
  busy: 'Saving',
  saved: 'Your new password is saved. You can log in with it now.',
  sendNewLink: 'Send me a new link',
  requestNewLink: 'Ask for a new link',
} as const;
const requestPath = '/password-reset-request';

function NewPasswordForm({ resetToken }: { readonly resetToken: string }) {
  const runtime = useRuntime();
  const { loggedIn } = useStore(runtime.session);
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver: schemaResolver(newPasswordSchema),
    defaultValues: { emailAddress: '', password: '' },
  });
  const action = useAction(async (body: NewPassword) => {
    // [PWD-07, PWD-08]
    await runtime.http.send(accountEndpoints.resetPassword, { params: { resetToken }, body });
    // The API has ended every session of the account, including this one.
    if (loggedIn) await runtime.session.logout();
    runtime.navigate('/log-in', { replace: true });
    runtime.feedback.show({ kind: 'success', content: texts.saved });
  });
  return (
    <AccountForm
      texts={texts}
      form={form}
      action={action}
      after={
        <Text size="sm">
          <PageLink to={requestPath}>{texts.requestNewLink}</PageLink>
        </Text>
      }
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={personLabels.emailAddress}
        type="email"
        autoComplete="username"
      />
      <FormNewPassword control={form.control} name="password" label={texts.password} />
    </AccountForm>
  );
}

/** Behind a mailed link: checks it, then sets a new password. [ROUTE-13, PWD-06] */
export function PasswordResetPage() {
  const { http } = useRuntime();
  const resetToken = usePageParam('password-reset', 'resetToken');
  useLinkQuery(resetToken);
  const link = useLoaded((signal) =>
    http.send(accountEndpoints.checkPasswordReset, { params: { resetToken } }, { signal }),
  );

  if (link.state === 'loading') return <LoadingPage label={texts.checking} />;
  if (link.state === 'ready') return <NewPasswordForm resetToken={resetToken} />;
  if (link.problem.code === 'INVALID_LINK') return <ExpiredLinkPage path={requestPath} action={texts.sendNewLink} />;
  return <LinkCheckFailedPage problem={link.problem} onRetry={link.retry} retrying={link.retrying} />;
}
