import {
  enrolmentEndpoints,
  entertainmentEndpoints,
  type BroadbandSource,
  type SelectPackage,
} from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { aMoverAt, samsContact, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

export interface Chooser extends Mover {
  readonly emailAddress: string;
}

let count = 0;

/** A mover who has opted in to broadband, with a unique email address; of the default brand unless another is given. */
export async function aChooser(api: BootedApp, postcode = 'MK40 2QT', brand?: object): Promise<Chooser> {
  const mover = await aMoverAt(api, postcode, { ...(brand && { brand }) });
  count += 1;
  const emailAddress = `mover-${count}@example.test`;
  const as = { token: mover.token };
  await api.call(enrolmentEndpoints.saveContactDetails, { body: { ...samsContact, emailAddress } }, as);
  await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as);
  return { ...mover, emailAddress };
}

/** Totals at MK40 2QT from 27 November 2026 on, as a page shows them. */
const totals: Readonly<Record<string, number>> = {
  'BRI-F36': 70776,
  'BRI-FF150': 80776,
  'SKY-F67TV': 106800,
  'wm-81102': 117882,
  'wm-81202': 5899,
  'wm-81301': 51200,
};

export const sourceOf = (packageId: string): BroadbandSource => (packageId.startsWith('wm-') ? 'wombb' : 'ht');

/** The body that selects a package without add-ons; Sky calls back at any time. */
export const selecting = (packageId: string) =>
  ({
    packageId,
    sourceId: sourceOf(packageId),
    total: totals[packageId] ?? 0,
    consent: true,
    ...(packageId.startsWith('SKY-') && { skyCallbackSlot: 'Anytime' }),
  }) as const satisfies SelectPackage;

export const select = (
  api: BootedApp,
  { token }: Mover,
  packageId: string,
  {
    idempotencyKey,
    ...more
  }: Partial<Pick<SelectPackage, 'total' | 'addOns' | 'skyCallbackSlot'>> & { idempotencyKey?: string } = {},
) =>
  api.call(
    entertainmentEndpoints.selectPackage,
    { body: { ...selecting(packageId), ...more } },
    { token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );

export const choiceOf = (api: BootedApp, { token }: Mover) => api.call(entertainmentEndpoints.choice, {}, { token });

export const removePending = (api: BootedApp, { token }: Mover) =>
  api.call(entertainmentEndpoints.removePending, {}, { token });

const vendor = async (api: BootedApp, path: string): Promise<unknown> =>
  (await fetch(`${api.sandbox.origin}${path}`, { headers: { 'x-api-key': 'sandbox-key' } })).json();

/** Package ids of the mover's orders at home telecom. */
export async function orderedBy(api: BootedApp, { emailAddress }: Chooser): Promise<readonly string[]> {
  const path = `/broadband-ht/v1/orders?email=${encodeURIComponent(emailAddress)}`;
  const { orders } = (await vendor(api, path)) as { orders: { packageId: string }[] };
  return orders.map(({ packageId }) => packageId);
}

/** Records the keys and orders that reach home telecom. The next responses are lost, after or before the order arrived. */
export function spyOnOrders(api: BootedApp, ...lost: readonly ('after' | 'before')[]) {
  const port = api.app.get(BroadbandHtPort, { strict: false });
  const send = (Object.getPrototypeOf(port) as BroadbandHtPort).order.bind(port);
  const order = jest.spyOn(port, 'order');
  for (const when of lost) {
    order.mockImplementationOnce(async (...call) => {
      if (when === 'after') await send(...call);
      throw new DomainError('THIRD_PARTY');
    });
  }
  return order;
}

/** The status at web media of the click behind a URL. */
export async function clickStatus(api: BootedApp, url: string | null): Promise<string> {
  const path = `/broadband-wombb/feed/clicks/${url?.split('/').at(-1)}`;
  return ((await vendor(api, path)) as { status: string }).status;
}
