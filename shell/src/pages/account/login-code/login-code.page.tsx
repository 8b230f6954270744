import { channelCodes, maskContact, otpEndpoints } from '@home-move/contract';
import { CodePage, CodeSent, ResendCode, useAction, useCodeCheck, useRuntime, withCodeSession } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../../../runtime/shell-context';
import { codeLoginTexts } from '../code-login/code-login.texts';
import { requestCode, restartLogin, withAppToken } from '../request-code';
import { completeLogin } from '../complete-login';
import { clearLogin, readLogin, saveLogin, type LoginState } from '../login-state';

const texts = {
  submit: 'Log In',
  busy: 'Logging in',
} as const;

function CodeForm({ login }: { readonly login: LoginState }) {
  const runtime = useRuntime();
  const { extendSession } = useShell();
  const { channel, contact } = login;
  const [sentAt, setSentAt] = useState(login.sentAt);
  const sending = useAction(async () => {
    setSentAt(await requestCode(runtime, extendSession, { channel, contact, call: 'request' }));
  });
  const check = useCodeCheck(
    // [OTP-05]
    (code) =>
      withCodeSession(
        () => runtime.http.send(withAppToken(otpEndpoints.verify), { body: { channel: channelCodes[channel], code } }),
        () => restartLogin(runtime),
      ),
    async (tokens) => {
      await completeLogin(runtime, tokens);
      clearLogin(runtime.storage);
    },
  );
  const switchChannel = () => {
    saveLogin(runtime.storage, { channel: channel === 'email' ? 'sms' : 'email', contact: '', sentAt: null });
    runtime.navigate('/login');
  };
  return (
    <CodePage
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/login') }}
      lede={<CodeSent contact={maskContact(channel, contact)} />}
      check={check}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      after={
        <ResendCode
          channel={channel}
          sentAt={sentAt}
          now={runtime.clock.now().getTime()}
          sending={sending}
          otherChannel={{ label: codeLoginTexts.otherChannel[channel], onClick: switchChannel }}
        />
      }
    />
  );
}

/** Step 2 of the code login; leads to step 1 when no code was sent. [ROUTE-11, OTP-02] */
export function LoginCodePage() {
  const runtime = useRuntime();
  const [login] = useState(() => readLogin(runtime.storage));
  const isSent = login !== null && login.contact !== '' && login.sentAt !== null;
  useEffect(() => {
    if (!isSent) runtime.navigate('/login', { replace: true });
  }, [isSent, runtime]);
  return isSent ? <CodeForm login={login} /> : null;
}
