import { parseDay } from '../clock/clock.js';
import { sellsAt, type PackageRow } from '../broadband/package-row.js';
import { normalise } from '../faults/fault.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { SubmittedRequests } from '../server/submitted-requests.js';
import { referenceFor } from '../server/seeded-values.js';
import type { OrderBody } from './order-request.js';
import { HT_PACKAGES, partnerOf, SKY } from './packages.data.js';
import { htError } from './ht-error.js';

interface Order {
  email: string;
  summary: { orderNumber: string; status: 'RECEIVED'; packageId: string; startDate: string; callbackSlot: unknown };
}

/** Orders since the start. The order number derives from the key. */
export class Orders {
  readonly #orders = new SubmittedRequests<Order>();

  submit(key: string, body: OrderBody) {
    const row = orderedPackage(body);
    const { packageId, startDate, callbackSlot = null } = body;
    const shown = {
      orderNumber: `HT-${referenceFor('order', key)}`,
      status: 'RECEIVED',
      packageId,
      startDate,
      callbackSlot,
    } as const;
    if (!this.#orders.keep(key, body, { email: body.customer.email, summary: shown }))
      throw htError(409, 'KEY_USED', 'Another order came in under this key');
    return { ...shown, brandName: row.brand.name, packageName: row.name };
  }

  /** A customer's orders, oldest first. */
  of(email: string) {
    return this.#orders
      .entries()
      .filter((order) => normalise(order.email) === normalise(email))
      .map(({ summary: shown }) => shown);
  }
}

function orderedPackage({ packageId, installAt, startDate, callbackSlot }: OrderBody): PackageRow {
  const postcode = parsePostcode(installAt.postcode);
  if (!postcode) throw htError(400, 'INVALID_POSTCODE', 'installAt.postcode is not a postcode');
  if (!parseDay(startDate)) throw htError(400, 'INVALID_DATE', 'startDate is not a day (yyyy-MM-dd)');
  const row = HT_PACKAGES.find(({ id }) => id === packageId);
  if (!row) throw htError(422, 'UNKNOWN_PACKAGE', 'Nobody sells this package');
  if (!sellsAt(row, postcode)) throw htError(422, 'NOT_AT_THIS_ADDRESS', 'The package cannot be had at this address');
  if (callbackSlot !== undefined && callbackSlot !== null && partnerOf(row) !== SKY)
    throw htError(422, 'NO_CALLBACK', 'Only Sky calls back');
  return row;
}
