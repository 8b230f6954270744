import { channelCodes, maskContact, otpEndpoints } from '@home-move/contract';
import { CodePage, CodeSent, ResendCode, useAction, useCodeCheck, useRuntime, withCodeSession } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../../../runtime/shell-context';
import { asVisitor } from '../parts/as-visitor';
import { askForCode, beginAgain } from '../parts/ask-for-code';
import { enter } from '../parts/enter';
import { forgetLogin, readLogin, saveLogin, type LoginState } from '../parts/login-state';
import { loginCodeTexts as texts } from './login-code.texts';

function CodeForm({ login }: { readonly login: LoginState }) {
  const runtime = useRuntime();
  const { extendSession } = useShell();
  const { channel, contact } = login;
  const [sentAt, setSentAt] = useState(login.sentAt);
  const sending = useAction(async () => {
    setSentAt(await askForCode(runtime, extendSession, { channel, contact, call: 'request' }));
  });
  const check = useCodeCheck(
    // [OTP-05]
    (code) =>
      withCodeSession(
        () => runtime.http.send(asVisitor(otpEndpoints.verify), { body: { channel: channelCodes[channel], code } }),
        () => beginAgain(runtime),
      ),
    async (tokens) => {
      await enter(runtime, tokens);
      forgetLogin(runtime.storage);
    },
  );
  const swap = () => {
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
          otherChannel={{ label: texts.otherWay[channel], onClick: swap }}
        />
      }
    />
  );
}

/** Step 2 of the code login; without a code on its way it is step 1. [ROUTE-11, OTP-02] */
export function LoginCodePage() {
  const runtime = useRuntime();
  const [login] = useState(() => readLogin(runtime.storage));
  const isOnItsWay = login !== null && login.contact !== '' && login.sentAt !== null;
  useEffect(() => {
    if (!isOnItsWay) runtime.navigate('/login', { replace: true });
  }, [isOnItsWay, runtime]);
  return isOnItsWay ? <CodeForm login={login} /> : null;
}
