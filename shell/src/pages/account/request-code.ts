import {
  channelCodes,
  otpEndpoints,
  type CallInput,
  type Channel,
  type Endpoint,
  type RuntimeContract,
} from '@home-move/contract';
import { withCodeSession } from '@home-move/ui';
import type { Shell } from '../../runtime/shell-context';
import { clearLogin, saveLogin } from './login-state';

type RequestRuntime = Pick<RuntimeContract, 'http' | 'storage' | 'navigate' | 'clock'>;

/**
 * Sends a call with the portal's app token, even when the visitor has a token of a half-started move: with that one the API
 * would verify that move's own contact, and a code is valid only in the session that requested it.
 */
export function withAppToken<Input extends CallInput, Answer>(
  endpoint: Endpoint<Input, Answer>,
): Endpoint<Input, Answer> {
  return { ...endpoint, roles: ['app'] };
}

/** Leads to the start of the login after the session of a code has ended. [OTP-13] */
export function restartLogin({ storage, navigate }: Pick<RequestRuntime, 'storage' | 'navigate'>): void {
  clearLogin(storage);
  navigate('/login', { replace: true });
}

/** The first code by email uses `POST /otp/login`, every other `POST /otp/request`. [OTP-04, OTP-07] */
export type CodeCall = 'login' | 'request';

/** Requests a login code and stores its recipient. Resolves to the time of sending, in ms. Rejects with ApiError. */
export async function requestCode(
  runtime: RequestRuntime,
  extendSession: Shell['extendSession'],
  { channel, contact, call }: { readonly channel: Channel; readonly contact: string; readonly call: CodeCall },
): Promise<number> {
  await extendSession();
  const { email, sms } = channelCodes;
  await withCodeSession(
    () =>
      call === 'login'
        ? runtime.http.send(otpEndpoints.login, { body: { channel: email, contact } })
        : runtime.http.send(withAppToken(otpEndpoints.request), {
            body: { channel: channel === 'email' ? email : sms, contact },
          }),
    () => restartLogin(runtime),
  );
  const sentAt = runtime.clock.now().getTime();
  saveLogin(runtime.storage, { channel, contact, sentAt });
  return sentAt;
}
