import { logInPortal } from './start.mjs';

/** The requests of the portal and its monitoring without an enrolment. */
export async function portal(mover) {
  await logInPortal(mover);
  const as = 'app';
  await mover.call('GET /branding/{brand}', { as, params: { brand: 'oakwood' } });
  await mover.call('GET /branding/{brand}/{branch}', { as, params: { brand: 'oakwood', branch: '12' } });
  await mover.call('GET /flags', { as });
  await mover.call('GET /review/rating', { as });
  await mover.call('GET /cookie-details', { as });
  await mover.call('GET /gbg-status-check', { as });
  await mover.call('POST /commclick/forgottenpassword', { as });
  await mover.call('GET /registry/resolution', { as: 'everyone', query: { brand: 'oakwood' } });
  await mover.call('GET /embedding', { as: 'everyone', query: { brand: 'oakwood' } });
  // Refused without a connection, because it is no public address.
  await mover.call('POST /site-check', { as, body: { url: 'https://192.0.2.1/', brand: 'oakwood' } });
  const host = { brand: 'oakwood', origin: mover.partner };
  const details = { firstName: 'Sam', surname: 'Hartley', moveInDate: mover.day(7), branch: '12' };
  const { code } = await mover.call('POST /prefill-codes', { as: 'partner key', body: { ...host, details } });
  await mover.call('POST /prefill', { as, body: { ...host, code } });
  const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'bounces@example.test' };
  await mover.call('POST /mail-events', { as: 'mail key', body: bounce });
  await mover.call('GET /healthcheck', { as: 'everyone' });
  await mover.call('GET /healthcheck/live', { as: 'everyone' });
  await mover.call('GET /healthcheck/ready', { as: 'everyone' });
}
