import { accountEndpoints, onboardingEndpoints, sessionEndpoints, type Tokens } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { anInvitation, type Invited, validate } from './login.fixture.js';

export const step = '/onboarding/contact';
export const invalidLink = { status: 404, body: { code: 'INVALID_LINK' } };
export const wrongPostcode = { status: 400, body: { code: 'INVALID_POSTCODE' } };

/** A mover who followed a partner's link on a computer: Hartley of MK40 2QT. */
export interface MoverOnComputer extends Invited {
  readonly tokens: Tokens;
}

export async function logInOnComputer(api: BootedApp): Promise<MoverOnComputer> {
  const invited = await anInvitation(api);
  const { body } = await validate(api, invited.token, { surname: 'Hartley', postcode: 'MK40 2QT' });
  if (!body.token) throw new Error('log-in failed');
  return { ...invited, tokens: body.token };
}

export const requestLink = (api: BootedApp, token: string, at = step) =>
  api.call(accountEndpoints.phoneLink, { body: { step: at } }, { token });

/** The token of a new link that is shown on screen. */
export async function requestLinkToken(api: BootedApp, token: string, at = step): Promise<string> {
  const { status, body } = await requestLink(api, token, at);
  expect(status).toBe(201);
  return body.url.slice(body.url.lastIndexOf('/') + 1);
}

export const sendLink = (api: BootedApp, token: string, channel: 0 | 1) =>
  api.call(accountEndpoints.sendPhoneLink, { body: { step, channel } }, { token });

export const requestChallenge = async (api: BootedApp, link: string, token?: string) =>
  api.call(accountEndpoints.phoneLinkChallenge, { body: { token: link } }, { token: token ?? (await api.appToken()) });

export const openLink = async (api: BootedApp, link: string, postcode = 'MK40 2QT') =>
  api.call(accountEndpoints.openPhoneLink, { body: { token: link, postcode } }, { token: await api.appToken() });

export const requestLinkCode = (api: BootedApp, link: string, token: string) =>
  api.call(accountEndpoints.sendPhoneLinkCode, { body: { token: link } }, { token });

export const logOut = ({ refresh_token }: Tokens, api: BootedApp) =>
  api.call(sessionEndpoints.revoke, { body: { refresh_token } });

export const savePostcode = (api: BootedApp, token: string, postcode: string) =>
  api.call(onboardingEndpoints.save, { body: { postcode } }, { token });
