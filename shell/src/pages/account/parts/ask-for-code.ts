import { channelCodes, otpEndpoints, type Channel, type RuntimeContract } from '@home-move/contract';
import { withCodeSession } from '@home-move/ui';
import type { Shell } from '../../../runtime/shell-context';
import { asVisitor } from './as-visitor';
import { forgetLogin, saveLogin } from './login-state';

type Asking = Pick<RuntimeContract, 'http' | 'storage' | 'navigate' | 'clock'>;

/** To the start of the login, where the next code belongs to the next session. [OTP-13] */
export function beginAgain({ storage, navigate }: Pick<Asking, 'storage' | 'navigate'>): void {
  forgetLogin(storage);
  navigate('/login', { replace: true });
}

/** The first code by email goes by `POST /otp/login`, every other by `POST /otp/request`. [OTP-04, OTP-07] */
export type CodeCall = 'login' | 'request';

/** Asks for a code to log in with, keeps where it goes, and answers when it went, in ms. Rejects with ApiError. */
export async function askForCode(
  runtime: Asking,
  extendSession: Shell['extendSession'],
  { channel, contact, call }: { readonly channel: Channel; readonly contact: string; readonly call: CodeCall },
): Promise<number> {
  await extendSession();
  const { email, sms } = channelCodes;
  await withCodeSession(
    () =>
      call === 'login'
        ? runtime.http.send(otpEndpoints.login, { body: { channel: email, contact } })
        : runtime.http.send(asVisitor(otpEndpoints.request), {
            body: { channel: channel === 'email' ? email : sms, contact },
          }),
    () => beginAgain(runtime),
  );
  const sentAt = runtime.clock.now().getTime();
  saveLogin(runtime.storage, { channel, contact, sentAt });
  return sentAt;
}
