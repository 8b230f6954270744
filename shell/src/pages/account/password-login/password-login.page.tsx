import {
  accountEndpoints,
  emailAddressSchema,
  formMessages,
  personLabels,
  sessionEndpoints,
} from '@home-move/contract';
import {
  FormPasswordField,
  FormTextField,
  schemaResolver,
  Stack,
  Text,
  TextLink,
  useAction,
  useFlag,
  useRuntime,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLink } from '../../../links/use-link';
import { useShell } from '../../../runtime/shell-context';
import { AccountForm } from '../account-form';
import { completeLogin } from '../complete-login';
import { PageLink } from '../../../links/links';

const texts = {
  title: 'Log in',
  lede: 'Carry on with your move where you left off.',
  password: 'Password',
  submit: 'Log In',
  busy: 'Logging in',
  forgotten: 'Forgotten your password?',
  byCode: 'Log in with a code instead',
  byLink: 'No password? Get a link by email',
} as const;

/** Accepts any password: only the API decides which one is right. [OTP-03] */
const passwordLoginForm = z.object({
  emailAddress: emailAddressSchema,
  password: z.string().check(z.minLength(1, formMessages.mandatory)),
});
type PasswordLogin = z.infer<typeof passwordLoginForm>;

function ForgottenPassword() {
  const { http } = useRuntime();
  const { navigation } = useShell();
  const link = useLink('/password-reset-request', (path) => {
    // [PWD-09] Only counted, so the link does not wait for the answer.
    http.send(accountEndpoints.clickedForgottenPassword, {}).catch(() => undefined);
    navigation.go(path);
  });
  return <TextLink {...link}>{texts.forgotten}</TextLink>;
}

/** Login with email address and password. [ROUTE-08] */
export function PasswordLoginPage() {
  const runtime = useRuntime();
  const hasCodeLogin = useFlag('otp-login');
  const form = useForm<PasswordLogin, unknown, PasswordLogin>({
    resolver: schemaResolver(passwordLoginForm),
    defaultValues: { emailAddress: '', password: '' },
  });
  const action = useAction(async ({ emailAddress, password }: PasswordLogin) => {
    // [SESS-27]
    const body = { grant_type: 'password', username: emailAddress, password } as const;
    await completeLogin(runtime, await runtime.http.send(sessionEndpoints.token, { body }));
  });

  return (
    <AccountForm
      texts={texts}
      form={form}
      action={action}
      after={
        <Stack gap={4}>
          <Text size="sm">
            <ForgottenPassword />
          </Text>
          <Text size="sm">
            {hasCodeLogin ? (
              <PageLink to="/login">{texts.byCode}</PageLink>
            ) : (
              // Most movers never chose a password.
              <PageLink to="/continue">{texts.byLink}</PageLink>
            )}
          </Text>
        </Stack>
      }
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={personLabels.emailAddress}
        type="email"
        autoComplete="username"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
