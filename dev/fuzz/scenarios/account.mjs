import { logInPortal, proveEmail, startMove } from './start.mjs';

const step = '/enrolment/moving-details';

/** Every way back in to a saved move, with the end of all sessions last. */
export async function account(mover) {
  await startMove(mover);
  await mover.call('GET /v2/otp/verified-channels');
  await mover.call('GET /otp/verified-channels');
  await openPartnersLink(mover);
  await openOnPhone(mover);
  await proveEmail(mover);
  await mover.call('GET /enrolment/data-passport', { as: 'customer', query: { only: 'consent' } });
  await openOnPhoneByCode(mover);
  await continueByMail(mover);
  await logInByCode(mover);
  await setPassword(mover);
  await mover.call('POST /account/log-out-everywhere', { as: 'customer' });
}

async function openPartnersLink(mover) {
  const logIn = (await mover.support('enrolment', 'link', '--enrolment', mover.id)).split('/').at(-1);
  const { confirmToken } = await mover.call('POST /account/login-link', { as: 'app', body: { token: logIn } });
  const body = { token: confirmToken, surname: 'Hartley', postcode: 'MK40 2QT' };
  const { token } = await mover.call('PUT /account/validate', { as: 'app', body });
  mover.logIn('enrolment', token);
}

async function openOnPhone(mover) {
  const { url } = await mover.call('POST /account/phone-link', { body: { step } });
  const body = { token: url.split('/').at(-1) };
  await mover.call('POST /account/phone-link/asks', { as: 'app', body });
  await mover.call('POST /account/phone-link/open', { as: 'app', body: { ...body, postcode: 'MK40 2QT' } });
}

async function openOnPhoneByCode(mover) {
  await mover.call('POST /account/phone-link/send', { body: { step, channel: 0 } });
  const token = await mover.link('phone');
  await mover.call('POST /account/phone-link/code', { as: 'app', body: { token } });
}

async function continueByMail(mover) {
  const body = { emailAddress: mover.email, returnUrl: `${mover.origin}/oakwood/continue` };
  await mover.call('POST /account/continue-link', { as: 'app', body });
  const token = await mover.link('continue');
  mover.logIn('customer', await mover.call('POST /account/continue', { as: 'app', body: { token } }));
}

async function logInByCode(mover) {
  await logInPortal(mover);
  await mover.call('POST /v2/otp/login', { as: 'app', body: { channel: 0, contact: mover.email } });
  const body = { channel: 0, code: await mover.code() };
  const tokens = await mover.call('POST /v2/otp/verify', { as: 'app', body });
  const form = 'application/x-www-form-urlencoded';
  await mover.call('POST /token/revoke', {
    as: 'everyone',
    type: form,
    body: { refresh_token: tokens.refresh_token },
  });
}

async function setPassword(mover) {
  const emailAddress = mover.email;
  const body = { emailAddress, returnUrl: `${mover.origin}/oakwood/password-reset` };
  await mover.call('POST /password-reset-request', { as: 'app', body });
  const params = { resetToken: await mover.link('password-reset') };
  await mover.call('GET /password-reset-request/{resetToken}', { as: 'app', params });
  const password = 'Lamp5hade!';
  await mover.call('POST /account/reset-password/{resetToken}', {
    as: 'app',
    params,
    body: { emailAddress, password },
  });
  const grant = { grant_type: 'password', username: emailAddress, password };
  mover.logIn('customer', await mover.call('POST /token', { as: 'everyone', body: grant }));
}
