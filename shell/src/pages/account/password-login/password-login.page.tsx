import { accountEndpoints, sessionEndpoints } from '@home-move/contract';
import {
  FormPage,
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
import { useLink } from '../../../navigation/use-link';
import { useShell } from '../../../runtime/shell-context';
import { enter } from '../parts/enter';
import { partsTexts } from '../parts/parts.texts';
import { WayLink } from '../parts/way-link';
import { passwordLoginForm, type PasswordLogin } from './password-login.form';
import { passwordLoginTexts as texts } from './password-login.texts';

function ForgottenPassword() {
  const { http } = useRuntime();
  const { navigation } = useShell();
  const link = useLink('/password-reset-request', (path) => {
    // [PWD-09] Counted by the way: nobody waits for it.
    http.send(accountEndpoints.clickedForgottenPassword, {}).catch(() => undefined);
    navigation.go(path);
  });
  return <TextLink {...link}>{texts.forgotten}</TextLink>;
}

/** Email and password. [ROUTE-08] */
export function PasswordLoginPage() {
  const runtime = useRuntime();
  const hasCodes = useFlag('otp-login');
  const form = useForm<PasswordLogin, unknown, PasswordLogin>({
    resolver: schemaResolver(passwordLoginForm),
    defaultValues: { emailAddress: '', password: '' },
  });
  const { run, busy, problem } = useAction(async ({ emailAddress, password }: PasswordLogin) => {
    // [SESS-27]
    const body = { grant_type: 'password', username: emailAddress, password } as const;
    await enter(runtime, await runtime.http.send(sessionEndpoints.token, { body }));
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
        <Stack gap={4}>
          <Text size="sm">
            <ForgottenPassword />
          </Text>
          {hasCodes && (
            <Text size="sm">
              <WayLink to="/login">{texts.byCode}</WayLink>
            </Text>
          )}
        </Stack>
      }
    >
      <FormTextField
        control={form.control}
        name="emailAddress"
        label={partsTexts.email}
        type="email"
        autoComplete="username"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
      />
    </FormPage>
  );
}
