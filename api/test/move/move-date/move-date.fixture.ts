import { energyEndpoints, enrolmentEndpoints, moveDateEndpoints } from '@home-move/contract';
import { select, type Chooser } from '../../broadband/entertainment/chooser.builder.js';
import { aMoverWithTariff, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

let count = 0;

/** A mover whose energy from Larkfield starts on 5 December 2026, and with `broadband` whose full fibre starts on 4 December. */
export async function anOrderedMove(
  api: BootedApp,
  { energy = true, broadband = true, postcode = 'MK40 2QT' } = {},
): Promise<Chooser> {
  const mover = await aMoverWithTariff(api, { postcode });
  const as = { token: mover.token };
  count += 1;
  const emailAddress = `dated-${count}@example.test`;
  const contact = { contactNumber: '07700900101', emailAddress };
  await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, as);
  if (energy) {
    const paid = await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...mover.shown } }, as);
    expect(paid.status).toBe(200);
  }
  if (broadband) {
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as);
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({ status: 200 });
  }
  return { ...mover, emailAddress };
}

export const preview = (api: BootedApp, { token }: Pick<Mover, 'token'>, to: string) =>
  api.call(moveDateEndpoints.preview, { query: { to } }, { token });

/** Confirms the preview. */
export async function changeTo(api: BootedApp, mover: Pick<Mover, 'token'>, to: string, idempotencyKey?: string) {
  const { body } = await preview(api, mover, to);
  const sent = { moveInDate: to, fingerprint: body.fingerprint };
  const options = { token: mover.token, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  return api.call(moveDateEndpoints.change, { body: sent }, options);
}

/** The days that the suppliers hold for the mover. */
export async function supplierDays(api: BootedApp, { emailAddress }: Chooser) {
  const read = async (path: string): Promise<unknown> =>
    (
      await fetch(`${api.sandbox.origin}${path}?email=${encodeURIComponent(emailAddress)}`, {
        headers: { 'x-api-key': 'sandbox-key' },
      })
    ).json();
  const { applications } = (await read('/quotes/v3/applications')) as {
    applications: { application_ref: string; supply_start_date: string }[];
  };
  const { orders } = (await read('/broadband-ht/v1/orders')) as {
    orders: { orderNumber: string; activationDate: string }[];
  };
  return {
    references: { energy: applications[0]?.application_ref ?? '', broadband: orders[0]?.orderNumber ?? '' },
    days: [
      ...applications.map(({ supply_start_date }) => supply_start_date),
      ...orders.map(({ activationDate }) => activationDate),
    ],
  };
}
