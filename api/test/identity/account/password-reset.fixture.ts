import { accountEndpoints } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { linkSentTo } from './login.fixture.js';

export const returnUrl = 'http://localhost:4000/oakwood/password-reset';
/** The default new password. */
export const password = 'Lamp5hade!';
export const invalidLink = { status: 404, body: { code: 'INVALID_LINK' } };

/** The calls of the password reset pages, each from a new session. */
export function passwordResets(api: () => BootedApp) {
  return {
    request: async (emailAddress: string) =>
      api().call(
        accountEndpoints.requestPasswordReset,
        { body: { emailAddress, returnUrl } },
        { token: await api().appToken() },
      ),
    check: async (resetToken: string) =>
      api().call(accountEndpoints.checkPasswordReset, { params: { resetToken } }, { token: await api().appToken() }),
    reset: async (resetToken: string, emailAddress: string, chosen = password) =>
      api().call(
        accountEndpoints.resetPassword,
        { params: { resetToken }, body: { emailAddress, password: chosen } },
        { token: await api().appToken() },
      ),
    mailedToken: async (email: string) => (await linkSentTo(api(), email, returnUrl)).token,
    links: () => api().database.collection('link_tokens').find({ purpose: 'password-reset' }).toArray(),
  };
}
