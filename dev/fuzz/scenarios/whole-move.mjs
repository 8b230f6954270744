import { chooseBroadband, orderBroadband } from './broadband.mjs';
import { choosePlan, payByDirectDebit } from './energy.mjs';
import { shareHousehold } from './household.mjs';
import { followMovePlan } from './move-plan.mjs';
import { followOrders } from './orders.mjs';

/** A mover who sets up everything, and then moves a day later. */
export async function wholeMove(mover) {
  await choosePlan(mover, { postcode: 'SW9 8HG', priceId: 'LARK-FIX12' });
  await mover.call('POST /quotes', { body: {} });
  await mover.call('POST /enrolment/smart-offered');
  await payByDirectDebit(mover);
  await chooseBroadband(mover);
  await orderBroadband(mover);
  await followOrders(mover);
  await followMovePlan(mover);
  await shareHousehold(mover);
  await mover.call('PUT /enrolment-auth/last-step', { body: { path: '/enrolment/confirmation' } });
  await mover.call('GET /confirmationdetails');
  await mover.call('POST /confirmation/send');
  const moveInDate = mover.day(8);
  const { fingerprint } = await mover.call('GET /enrolment/move-date-change', { query: { to: moveInDate } });
  await mover.call('POST /enrolment/move-date-change', { body: { moveInDate, fingerprint } });
}
