import { enrolmentEndpoints, energyEndpoints, orderEndpoints, type Order } from '@home-move/contract';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import { aMoverWithTariff, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { orderSecrets } from '../../support/test-env.js';

export interface Customer extends Mover {
  readonly energy: string;
  readonly broadband: string;
}

/** A mover who has set up energy and ordered broadband from home telecom, with the references of both. */
export async function aCustomer(api: BootedApp): Promise<Customer> {
  const { shown, ...mover } = await aMoverWithTariff(api);
  const { token } = mover;
  const paid = await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, { token });
  expect(paid.status).toBe(200);
  await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, { token });
  expect((await select(api, mover, 'BRI-FF150')).status).toBe(200);
  const orders = await ordersOf(api, mover);
  const referenceOf = (provider: string) => orders.find((order) => order.provider === provider)?.reference ?? '';
  return { ...mover, energy: referenceOf('Larkfield Energy'), broadband: referenceOf('Brightline') };
}

/** Also hours later, when the mover's own token has expired. */
export async function ordersOf(api: BootedApp, { id }: Pick<Mover, 'id'>): Promise<readonly Order[]> {
  return (await api.call(orderEndpoints.orders, {}, { token: await api.tokenFor(id, 'enrolment') })).body.orders;
}

/** The customer's energy order. */
export const energyOf = async (api: BootedApp, customer: Customer) =>
  (await ordersOf(api, customer)).find(({ reference }) => reference === customer.energy);

/** The stored status of the customer's energy order; undefined before the first report. */
export async function storedStatus(api: BootedApp, { id, energy }: Customer): Promise<unknown> {
  const all = await api.database.collection('enrolments').find({}).toArray();
  const statuses = (all.find(({ _id }) => String(_id) === id)?.['orderStatuses'] ?? []) as { reference: string }[];
  return statuses.find(({ reference }) => reference === energy);
}

interface Signing {
  readonly secret?: string;
  /** How long ago it was signed; negative for a time to come. */
  readonly ageMinutes?: number;
  /** The body that is signed, if another one is sent. */
  readonly signedBody?: string;
}

/** Sends a report as its provider signs it. */
export function report(api: BootedApp, path: 'energy' | 'broadband', content: object, signing: Signing = {}) {
  const { QUOTES_WEBHOOK_SECRET, BROADBAND_HT_WEBHOOK_SECRET } = orderSecrets;
  const { secret = path === 'energy' ? QUOTES_WEBHOOK_SECRET : BROADBAND_HT_WEBHOOK_SECRET, ageMinutes = 0 } = signing;
  const at = new Date(Date.now() - ageMinutes * 60_000);
  const body = JSON.stringify(content);
  return api.send('POST', `/api/v1/order-updates/${path}`, {
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new StandardWebhook(secret).sign('msg_1', at, signing.signedBody ?? body),
    },
    body,
  });
}

/** A state of an energy application in the format of the comparison service. */
export const applicationState = (reference: string, revision: number, state: string, reason: string | null = null) => ({
  type: 'application.state',
  data: { application_ref: reference, state, revision, changed_at: '2026-11-21T09:00:00Z', decline_code: reason },
});

/** A status of a broadband order in the format of home telecom. */
export const orderState = (
  orderNumber: string,
  sequence: number,
  status: string,
  failureReason: string | null = null,
) => ({
  type: 'order.status',
  data: { orderNumber, status, sequence, changedAt: '2026-11-21T09:00:00Z', failureReason },
});

/** Requests to cancel an order, and its energy supplier's answers, in the API of the current test. */
export const cancellationCalls = (booted: () => BootedApp) => {
  const spyOnCancel = () => jest.spyOn(booted().app.get(QuotesPort, { strict: false }), 'cancel');
  return {
    cancel: async ({ id }: Pick<Customer, 'id'>, reference: string, app = booted()) => {
      const token = await booted().tokenFor(id, 'enrolment');
      return app.call(orderEndpoints.cancel, { params: { reference } }, { token });
    },
    spyOnCancel,
    /** Makes the supplier fail until the spy is restored. No outage of the sandbox, which would open the circuit for the next tests. */
    failToCancel: () => spyOnCancel().mockRejectedValue(new DomainError('THIRD_PARTY')),
  };
};
