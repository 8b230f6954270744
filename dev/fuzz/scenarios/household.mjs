/** A mover who shares the home with one person, and invites another. */
export async function shareHousehold(mover) {
  await mover.call('POST /household/link');
  // The latest one, of two that were made at the same time.
  const { link } = await mover.call('GET /household');
  await mover.call('GET /household/changes');
  await mover.call('GET /household/plan');
  await inviteByMail(mover);
  const email = `priya.${mover.email}`;
  await join(mover, link.url.split('/').at(-1), email);
  await agree(mover);
  await leaveTwice(mover, email);
}

async function inviteByMail(mover) {
  const body = { name: 'Ellie Marsh', channel: 'email', contact: `ellie.${mover.email}` };
  const { people } = await mover.call('POST /household/invitations', { body });
  const params = { id: people.find(({ state }) => state === 'invited').id };
  await mover.call('PUT /household/invitations/{id}', { params, body: { ...body, name: 'Ellie' } });
  await mover.call('POST /household/invitations/{id}/again', { params });
  await mover.call('DELETE /household/invitations/{id}', { params });
}

async function join(mover, token, contact) {
  const to = { channel: 'email', contact };
  await mover.call('POST /household/join/open', { as: 'app', body: { token } });
  await mover.call('POST /household/join/code', { as: 'app', body: { token, ...to } });
  const body = { token, ...to, name: 'Priya Shah', code: await mover.code(contact), wantsMessages: false };
  const { session } = await mover.call('POST /household/join', { as: 'app', body });
  mover.logIn('housemate', session);
}

async function agree(mover) {
  const read = () => mover.call('GET /household', { as: 'housemate' });
  const account = { account: 'water' };
  const { version, personId } = await read();
  const names = { version, personIds: [personId] };
  await mover.call('PUT /household/accounts/{account}/names', { params: account, body: names });
  await mover.call('POST /household/accounts/{account}/answer', {
    as: 'housemate',
    params: account,
    body: { version: (await read()).version, isAgreed: true },
  });
  const split = { version: (await read()).version, kind: 'person', weights: [] };
  await mover.call('PUT /household/split', { body: split });
  await mover.call('POST /household/split/agreement', {
    as: 'housemate',
    body: { version: (await read()).version },
  });
  await mover.call('PUT /household/choices', { as: 'housemate', body: { wantsMessages: true } });
}

async function leaveTwice(mover, contact) {
  const to = { channel: 'email', contact };
  await mover.call('POST /household/login/code', { as: 'app', body: to });
  const body = { ...to, code: await mover.code(contact) };
  const { household } = await mover.call('POST /household/login', { as: 'app', body });
  await mover.call('POST /household/leave', { as: 'housemate' });
  await mover.call('DELETE /household/people/{id}', { params: { id: household.personId } });
}
