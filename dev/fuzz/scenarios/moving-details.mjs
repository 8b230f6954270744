import { inviteAgent, startMove } from './start.mjs';

/** A mover of any partner who changes their mind about the address and the date, and then calls. */
export async function movingDetails(mover) {
  await startMove(mover, { brand: { selectedPartner: 100 + (mover.number % 4) } });
  await mover.call('GET /enrolment/{id}', { params: { id: mover.id } });
  await mover.call('GET /enrolment/status/{id}', { params: { id: mover.id } });
  await mover.call('GET /residential-statuses');
  const addresses = await mover.call('GET /addresses/{postcode}', { params: { postcode: 'LS6 1AN' } });
  await mover.call('POST /address', { body: { addressKey: addresses[0].addressKey } });
  await mover.call('PUT /addresses/manual-address', {
    body: { houseNameOrNumber: '3', addressLine1: 'River Walk', town: 'Truro', postcode: 'TR1 2HE' },
  });
  await mover.call('PUT /move-in-date-unknown');
  await mover.call('POST /enrolment/skipservice', { query: { service: '0' } });
  await inviteAgent(mover);
}
