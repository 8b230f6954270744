import { launchAgent, proveEmail, startEnrolment, startMove } from './start.mjs';

/** A customer who calls to be forgotten. */
export async function erasure(mover) {
  await startEnrolment(mover);
  await launchAgent(mover);
  await mover.call('POST /enrolment/data-privacy/forget', { as: 'agent' });
}

/** A mover who has the data erased without a call. */
export async function erasureByMover(mover) {
  await startMove(mover);
  await proveEmail(mover);
  await mover.call('POST /enrolment/data-passport/objections', { as: 'customer', body: { purpose: 'reminder' } });
  await mover.call('POST /tell-flatmates', { as: 'customer', body: { name: 'Alex', email: `alex.${mover.email}` } });
  const { entries } = await mover.call('GET /enrolment/data-passport', { as: 'customer' });
  const byConsent = entries.find(({ legalBasis }) => legalBasis === 'consent');
  await mover.call('POST /enrolment/data-passport/entries/{id}/withdraw', {
    as: 'customer',
    params: { id: byConsent.id },
  });
  // Delivered, so that nothing is sent again.
  await mover.call('POST /enrolment/data-passport/entries/{id}/resend', {
    as: 'customer',
    params: { id: entries[0].id },
  });
  await mover.call('GET /enrolment/data-passport/files', { as: 'customer' });
  await mover.call('GET /enrolment/data-passport/files/pdf', { as: 'customer' });
  await mover.call('GET /enrolment/data-passport/files/json', { as: 'customer' });
  await mover.call('GET /enrolment/data-privacy/erasure', { as: 'customer' });
  await mover.call('POST /enrolment/data-privacy/erase', { as: 'customer' });
}
