import { logInPortal } from './start.mjs';

/** A mover whom a partner has invited by mail, and who unsubscribes in the end. */
export async function onboarding(mover) {
  await logInPortal(mover);
  await mover.support('enrolment', 'invite', '--brand', 'oakwood', '--type', 'Lettings', '--surname', 'Hartley', '--postcode', 'MK40 2QT', '--email', mover.email, '--mobile', mover.mobile, '--send'); // prettier-ignore
  const token = await mover.link('verify');
  await openMail(mover, token);
  const query = { channel: 'email', token };
  await mover.call('GET /otp/channel-details', { as: 'app', query });
  await mover.call('GET /v2/otp/channel-details', { as: 'app', query });
  const proof = { channel: 0, postcode: 'MK40 2QT', token };
  mover.logIn('enrolment', (await mover.call('POST /v2/otp/validate-postcode', { as: 'app', body: proof })).token);
  await answer(mover);
  const unsubscribe = { token: await mover.link('email/unsubscribe') };
  await mover.call('PUT /enrolment/comms-blocked-by-user/{token}', {
    params: unsubscribe,
    body: { enabled: false, email: mover.email },
  });
  await mover.call('POST /unsubscribe/{token}', {
    as: 'everyone',
    params: unsubscribe,
    body: { 'List-Unsubscribe': 'One-Click' },
  });
}

async function openMail(mover, token) {
  const distributionToken = await mover.found(mover.email, /distributionToken=([\w-]+)/);
  const enrolmentId = await mover.found(mover.email, /enrolmentId=(\w+)/);
  mover.id = enrolmentId;
  const body = { token, commChannel: 'email', commType: 'invitation', enrolmentId, distributionToken };
  await mover.call('POST /comms/events/create', { as: 'app', body });
}

async function answer(mover) {
  await mover.call('GET /onboarding/journey');
  const [{ addressKey }] = await mover.call('GET /onboarding/addresses');
  await mover.call('GET /onboarding/address/{key}', { params: { key: addressKey } });
  const answers = [{ firstName: 'Sam' }, { dateOfBirth: '1985-03-27' }, { address: addressKey }];
  for (const body of [...answers, { moveInDate: mover.day(7) }]) await mover.call('POST /onboarding/journey', { body });
  await mover.call('POST /onboarding/commit-journey');
}
