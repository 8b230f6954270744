import { loginFailureText, requestFailure, type Channel, type Problem } from '@home-move/contract';
import {
  CodeFailure,
  FormPage,
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
import { askForCode } from '../parts/ask-for-code';
import { readLogin } from '../parts/login-state';
import { partsTexts } from '../parts/parts.texts';
import { WayLink } from '../parts/way-link';
import { contactForm, fieldOf, type Contact, type TypedContact } from './code-login.form';
import { codeLoginTexts as texts } from './code-login.texts';

const otherOf = { email: 'sms', sms: 'email' } as const satisfies Record<Channel, Channel>;

interface NotSentProps {
  readonly problem: Problem;
  readonly channel: Channel;
  readonly onOtherWay: () => void;
}

/** The code was not sent, and not because of what was typed: why, and the other way. [OTP-16] */
function NotSent({ problem, channel, onOtherWay }: NotSentProps) {
  return (
    <CodeFailure problem={problem} text={loginFailureText(problem, channel)}>
      {problem.code === 'THIRD_PARTY' && (
        <>
          <p>{texts.cannotSend[channel]}</p>
          <p>
            <TextButton onClick={onOtherWay}>{texts.otherWay[channel]}</TextButton>
          </p>
        </>
      )}
    </CodeFailure>
  );
}

/** Step 1 of the code login: where the code is to go. [ROUTE-10, OTP-01] */
export function CodeLoginPage() {
  const runtime = useRuntime();
  const { extendSession } = useShell();
  const [kept] = useState(() => readLogin(runtime.storage));
  const [channel, setChannel] = useState<Channel>(kept?.channel ?? 'email');
  const [asked, setAsked] = useState(channel);
  const form = useForm<TypedContact, unknown, Contact>({
    resolver: schemaResolver<TypedContact, Contact>(contactForm[channel]),
    defaultValues: { emailAddress: '', contactNumber: '', ...(kept && { [fieldOf[kept.channel]]: kept.contact }) },
  });
  const { run, busy, problem } = useAction(async ({ contact }: Contact) => {
    setAsked(channel);
    await askForCode(runtime, extendSession, { channel, contact, call: channel === 'email' ? 'login' : 'request' });
    runtime.navigate('/login/code');
  });

  const failed = asked === channel ? problem : null;
  const isUnknown = failed !== null && requestFailure(failed) === 'NOT_FOUND';
  // [OTP-15] At the field.
  const atField = useMemo(
    () => failed && isUnknown && { ...failed, errors: { [fieldOf[channel]]: loginFailureText(failed, channel) } },
    [failed, isUnknown, channel],
  );
  const switchWay = () => {
    form.clearErrors();
    setChannel(otherOf[channel]);
  };

  return (
    <FormPage
      title={texts.title}
      brandName={runtime.brand.name}
      lede={texts.lede[channel]}
      width="code"
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.busy}
      problem={atField || null}
      notices={failed && !isUnknown && <NotSent problem={failed} channel={channel} onOtherWay={switchWay} />}
      submitLabel={texts.submit}
      after={
        <Stack gap={4}>
          <Text size="sm">
            <TextButton onClick={switchWay}>{texts.otherWay[channel]}</TextButton>
          </Text>
          <Text size="sm">
            <WayLink to="/log-in">{texts.byPassword}</WayLink>
          </Text>
        </Stack>
      }
    >
      {channel === 'email' ? (
        <FormTextField
          key="email"
          control={form.control}
          name="emailAddress"
          label={partsTexts.email}
          type="email"
          autoComplete="email"
        />
      ) : (
        <FormTextField
          key="sms"
          control={form.control}
          name="contactNumber"
          label={texts.number}
          type="tel"
          width="20"
          autoComplete="tel-national"
        />
      )}
    </FormPage>
  );
}
