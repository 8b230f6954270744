import { logInPortal } from './start.mjs';

/** A partner whose system sends moves, follows and imports them, and a person who refuses one. */
export async function partner(mover) {
  await logInPortal(mover);
  const route = await newPartner(mover);
  await moves(mover, route);
  await imports(mover, route);
  await testMoves(mover, route);
  await webhooks(mover);
}

/** Adds a brand, with a key for each environment. Returns its route. */
async function newPartner(mover) {
  const [visitor] = /\d+/.exec(mover.email);
  const route = `agency-${visitor}-${mover.number}`;
  const id = String(10_000 * (Number(visitor) + 1) + mover.number);
  const brand = ['--level', 'partner', '--id', id, '--route', route, '--name', 'An Agency', '--theme', 'meadow'];
  const support = ['--phone', '01632 960 404', '--email', 'move@agency.example', '--hours', 'weekdays, 9am to 5pm'];
  const pages = ['--origins', 'https://www.agency.example', '--privacy', 'https://www.agency.example/privacy'];
  await mover.support('brand', 'add', ...brand, ...support, '--legal', 'An agency.', ...pages);
  const key = ['partner-key', 'add', '--brand', route, '--scopes', 'moves:write,moves:read,webhooks'];
  mover.logIn('partner', { access_token: await mover.support(...key) });
  mover.logIn('test partner', { access_token: await mover.support(...key, '--environment', 'test') });
  return route;
}

const aMove = (mover, brand, reference) => ({
  reference,
  brand,
  type: 'Lettings',
  person: { firstName: 'Imogen', surname: 'Castellane', emailAddress: mover.email, contactNumber: mover.mobile },
  property: { postcode: 'MK40 2QT' },
  moveInDate: mover.day(7),
  agreed: { text: 'tenancy', date: mover.day(-1) },
});

async function moves(mover, route) {
  const as = 'partner';
  const cancelled = { reference: 'F-1' };
  await mover.call('POST /partner/v1/moves', { as, body: aMove(mover, route, cancelled.reference) });
  await mover.call('GET /partner/v1/moves', { as });
  await mover.call('GET /partner/v1/moves/{reference}', { as, params: cancelled });
  await mover.call('PATCH /partner/v1/moves/{reference}', {
    as,
    params: cancelled,
    body: { moveInDate: mover.day(9) },
  });
  await mover.call('POST /partner/v1/moves/{reference}/invite', { as, params: cancelled });
  await mover.call('DELETE /partner/v1/moves/{reference}', { as, params: cancelled });
  const contact = `refused.${mover.email}`;
  const refused = aMove(mover, route, 'F-2');
  const person = { surname: 'Castellane', emailAddress: contact };
  await mover.call('POST /partner/v1/moves', { as, body: { ...refused, person } });
  const token = await mover.awaited(contact, /\/(?:onboarding\/verify|confirm-details)\/([\w-]+)/);
  await mover.call('POST /invitation', { as: 'app', body: { token } });
  await mover.call('POST /invitation/objection', { as: 'app', body: { token, reason: 'not-wanted' } });
}

async function imports(mover, route) {
  const as = 'partner';
  const columns = 'reference,brand,type,surname,emailAddress,postcode,agreedText,agreedDate,inviteOn';
  const rows = ['F-3', 'F-4'].map((reference) =>
    [reference, route, 'Lettings', 'Castellane', mover.email, 'MK40 2QT', 't', mover.day(-1), mover.day(20)].join(),
  );
  const file = [columns, ...rows].join('\n');
  const query = { mode: 'import' };
  const { id } = await mover.call('POST /partner/v1/moves/import', { as, query, body: file, type: 'text/csv' });
  await mover.call('GET /partner/v1/imports/{id}', { as, params: { id } });
  await mover.call('GET /partner/v1/imports/{id}/report', { as, params: { id } });
}

async function testMoves(mover, route) {
  const as = 'test partner';
  const params = { reference: 'F-1' };
  await mover.call('POST /partner/v1/moves', { as, body: aMove(mover, route, params.reference) });
  const body = { status: 'opened' };
  await mover.call('POST /partner/v1/test/moves/{reference}/progress', { as, params, body });
  await mover.call('GET /partner/v1/test/messages', { as });
}

async function webhooks(mover) {
  const as = 'partner';
  // Not the mover's: every visitor also uses the partner key of the demo, which lists the webhooks of all of them.
  const body = { url: `${mover.agency}/events`, events: ['move.opened'], alertEmail: 'systems@agency.example' };
  const { id } = await mover.call('POST /partner/v1/webhooks', { as, body });
  const params = { id };
  await mover.call('GET /partner/v1/webhooks', { as });
  await mover.call('GET /partner/v1/webhooks/{id}', { as, params });
  await mover.call('POST /partner/v1/webhooks/{id}/replay', {
    as,
    params,
    body: { from: `${mover.day(-1)}T12:00:00Z` },
  });
  await mover.call('GET /partner/v1/webhooks/{id}/deliveries', { as, params });
  const { secrets } = await mover.call('POST /partner/v1/webhooks/{id}/secrets', { as, params });
  await mover.call('DELETE /partner/v1/webhooks/{id}/secrets/{secretId}', {
    as,
    params: { id, secretId: secrets.at(-1).id },
  });
  await mover.call('PATCH /partner/v1/webhooks/{id}', { as, params, body: { state: 'paused' } });
  await mover.call('DELETE /partner/v1/webhooks/{id}', { as, params });
}
