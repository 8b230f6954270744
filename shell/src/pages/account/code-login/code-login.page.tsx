import { loginFailureText, personLabels, requestFailure, type Channel, type Problem } from '@home-move/contract';
import {
  CodeFailure,
  FormTextField,
  schemaResolver,
  Stack,
  Text,
  TextButton,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useShell } from '../../../runtime/shell-context';
import { AccountForm } from '../account-form';
import { requestCode } from '../request-code';
import { readLogin } from '../login-state';
import { PageLink } from '../../../links/links';
import { contactForm, fieldOf, type Contact, type TypedContact } from './code-login.form';
import { codeLoginTexts as texts } from './code-login.texts';

const otherChannel = { email: 'sms', sms: 'email' } as const satisfies Record<Channel, Channel>;

interface NotSentProps {
  readonly problem: Problem;
  readonly channel: Channel;
  readonly onSwitch: () => void;
}

/** The code was not sent, though the contact is valid: why, and the other channel. [OTP-16] */
function NotSent({ problem, channel, onSwitch }: NotSentProps) {
  return (
    <CodeFailure problem={problem} text={loginFailureText(problem, channel)}>
      {problem.code === 'THIRD_PARTY' && (
        <>
          <p>{texts.cannotSend[channel]}</p>
          <p>
            <TextButton onClick={onSwitch}>{texts.otherChannel[channel]}</TextButton>
          </p>
        </>
      )}
    </CodeFailure>
  );
}

/** Step 1 of the code login: the contact to send the code to. [ROUTE-10, OTP-01] */
export function CodeLoginPage() {
  const runtime = useRuntime();
  const { extendSession } = useShell();
  const [storedLogin] = useState(() => readLogin(runtime.storage));
  const [channel, setChannel] = useState<Channel>(storedLogin?.channel ?? 'email');
  const [requestedChannel, setRequestedChannel] = useState(channel);
  const form = useForm<TypedContact, unknown, Contact>({
    resolver: schemaResolver<TypedContact, Contact>(contactForm[channel]),
    defaultValues: {
      emailAddress: '',
      contactNumber: '',
      ...(storedLogin && { [fieldOf[storedLogin.channel]]: storedLogin.contact }),
    },
  });
  const action = useAction(async ({ contact }: Contact) => {
    setRequestedChannel(channel);
    await requestCode(runtime, extendSession, { channel, contact, call: channel === 'email' ? 'login' : 'request' });
    runtime.navigate('/login/code');
  });

  const failure = requestedChannel === channel ? action.problem : null;
  const isUnknownContact = failure !== null && requestFailure(failure) === 'NOT_FOUND';
  // [OTP-15]
  const fieldProblem = useMemo(
    () =>
      failure && isUnknownContact
        ? { ...failure, errors: { [fieldOf[channel]]: loginFailureText(failure, channel) } }
        : null,
    [failure, isUnknownContact, channel],
  );
  const switchChannel = () => {
    form.clearErrors();
    setChannel(otherChannel[channel]);
  };

  return (
    <AccountForm
      texts={{ ...texts, lede: texts.lede[channel] }}
      form={form}
      action={action}
      problem={fieldProblem}
      notices={failure && !isUnknownContact && <NotSent problem={failure} channel={channel} onSwitch={switchChannel} />}
      after={
        <Stack gap={4}>
          <Text size="sm">
            <TextButton onClick={switchChannel}>{texts.otherChannel[channel]}</TextButton>
          </Text>
          <Text size="sm">
            <PageLink to="/log-in">{texts.byPassword}</PageLink>
          </Text>
        </Stack>
      }
    >
      {channel === 'email' ? (
        <FormTextField
          key="email"
          control={form.control}
          name="emailAddress"
          label={personLabels.emailAddress}
          type="email"
          autoComplete="email"
        />
      ) : (
        <FormTextField
          key="sms"
          control={form.control}
          name="contactNumber"
          label={personLabels.contactNumber}
          type="tel"
          width="20"
          autoComplete="tel-national"
        />
      )}
    </AccountForm>
  );
}
