const oakwood = 101;

/** A portal session, and an enrolment of Oakwood without details. */
export async function startEnrolment(mover, brand = { selectedPartner: oakwood }) {
  await logInPortal(mover);
  mover.logIn('enrolment', await mover.call('POST /enrolment-auth/create', { as: 'app', body: brand }));
  const { id, reference } = await mover.call('GET /enrolment-auth');
  Object.assign(mover, { id, reference });
}

/** The session that every page starts with. */
export async function logInPortal(mover) {
  const body = { grant_type: 'client_credentials', client_id: 'tenant-portal' };
  mover.logIn('app', await mover.call('POST /token', { as: 'everyone', body }));
}

/** A mover with details, moving in a week to a home of the postcode: its last with `isLast`, otherwise its first. */
export async function startMove(mover, { postcode = 'MK40 2QT', isLast = false, brand } = {}) {
  await startEnrolment(mover, brand);
  await mover.call('PUT /enrolment-auth/personal-details', {
    body: { title: 'Mr', firstName: 'Sam', surname: 'Hartley', dateOfBirth: '1985-03-27' },
  });
  await mover.call('PUT /enrolment-auth/contact-details', {
    body: { contactNumber: mover.mobile, emailAddress: mover.email },
  });
  const addresses = await mover.call('GET /addresses/{postcode}', { params: { postcode } });
  await mover.call('PUT /address', { body: { addressKey: addresses.at(isLast ? -1 : 0).addressKey } });
  await mover.call('PUT /enrolment-auth', {
    body: { moveInDate: mover.day(7), residentialStatus: 201, energyOptIn: 1, entertainmentOptIn: 1 },
  });
}

/** Logs an agent in to the mover's enrolment with a launch code, as a CRM does. */
export async function launchAgent(mover) {
  const origin = mover.crm;
  const body = { enrolment: mover.reference, agentName: 'Jordan Lee', origin };
  const { code } = await mover.call('POST /launch-codes', { as: 'partner key', body });
  mover.logIn('agent', await mover.call('POST /telephony/launch', { as: 'app', body: { code, origin } }));
}

/** Logs an agent in to the mover's enrolment with a link of the support tool. */
export async function inviteAgent(mover) {
  const link = await mover.support('agent', 'invite', '--enrolment', mover.id, '--name', 'Jordan Lee');
  const body = { token: new URL(link).searchParams.get('telephonyToken') };
  mover.logIn('agent', await mover.call('POST /telephony/login', { as: 'app', body }));
}

/** Proves the mover's email address by a code, which makes the mover a customer. */
export async function proveEmail(mover) {
  await mover.call('POST /otp/request', { body: { channel: 0, contact: mover.email } });
  const body = { channel: 0, code: await mover.code() };
  mover.logIn('customer', await mover.call('POST /v2/otp/verify', { body }));
}

/** Opens the sessions that the mover lacks, so that random requests reach the enrolment in every role. */
export async function logInEveryone(mover) {
  Object.assign(mover, await mover.call('GET /enrolment-auth'));
  if (!mover.isLoggedIn('agent')) await launchAgent(mover);
  if (!mover.isLoggedIn('customer')) await proveEmail(mover);
}
