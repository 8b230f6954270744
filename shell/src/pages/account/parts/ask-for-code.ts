import { channelCodes, otpEndpoints, problemOf, type Channel, type RuntimeContract } from '@home-move/contract';
import type { Shell } from '../../../shell-context';
import { asVisitor } from './as-visitor';
import { forgetLogin, saveLogin } from './login-state';

type Asking = Pick<RuntimeContract, 'http' | 'storage' | 'navigate' | 'clock'>;

/**
 * Does something with a one-time code; a 401 of it leads to the start of the login, where the next code belongs to the next
 * session. [OTP-13]
 */
export async function withCodes<Answer>(
  { storage, navigate }: Pick<Asking, 'storage' | 'navigate'>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (problemOf(error).status === 401) {
      forgetLogin(storage);
      navigate('/login', { replace: true });
    }
    throw error;
  }
}

/** The first code by email goes by `POST /otp/login`, every other by `POST /otp/request`. [OTP-04, OTP-07] */
export type CodeCall = 'login' | 'request';

/** Asks for a code to log in with, and keeps where it goes. Rejects with ApiError. */
export async function askForCode(
  runtime: Asking,
  holdSession: Shell['holdSession'],
  { channel, contact, call }: { readonly channel: Channel; readonly contact: string; readonly call: CodeCall },
): Promise<void> {
  await holdSession();
  const { email, sms } = channelCodes;
  await withCodes(runtime, () =>
    call === 'login'
      ? runtime.http.send(otpEndpoints.login, { body: { channel: email, contact } })
      : runtime.http.send(asVisitor(otpEndpoints.request), {
          body: { channel: channel === 'email' ? email : sms, contact },
        }),
  );
  saveLogin(runtime.storage, { channel, contact, sentAt: runtime.clock.now().getTime() });
}
