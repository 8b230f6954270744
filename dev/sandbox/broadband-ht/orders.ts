import { activationOf } from '../broadband/activation.js';
import { sellsAt, type PackageRow } from '../broadband/package-row.js';
import type { SoldPackages } from '../broadband/sold-packages.js';
import { dayOf, parseDay, type Day, type Now } from '../clock/clock.js';
import { isWorkingDay, workingDaysBefore } from '../clock/working-days.js';
import type { OrderStates } from '../orders/order-states.js';
import { normalise } from '../server/fault.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { SubmittedRequests } from '../server/submitted-requests.js';
import { referenceFor } from '../server/seeded-values.js';
import type { CallbackSlot, OrderBody } from './order-request.js';
import { partnerOf, SKY } from './packages.data.js';
import { orderStateBody } from './order-states.js';
import { htError } from './ht-error.js';

interface Order {
  email: string;
  acceptedAt: Date;
  row: PackageRow;
  summary: {
    orderNumber: string;
    status: 'RECEIVED';
    packageId: string;
    startDate: string;
    activationDate: Day | null;
    callbackSlot: CallbackSlot | null;
    addOns: readonly string[];
  };
}

/** Until then an activation can change, and no activation is earlier. */
const NOTICE_WORKING_DAYS = 5;

/** Orders since the start. The order number derives from the key. */
export class Orders {
  readonly #orders = new SubmittedRequests<Order>();

  constructor(
    private readonly packages: SoldPackages,
    private readonly now: Now,
    private readonly states: OrderStates,
  ) {}

  submit(key: string, body: OrderBody) {
    const order = this.#orders.once(key, body, () => this.#accept(key, body));
    if (!order) throw htError(409, 'KEY_USED', 'Another order came in under this key');
    return { ...order.summary, brandName: order.row.brand.name, packageName: order.row.name };
  }

  /** A customer's orders, oldest first. */
  of(email: string) {
    return this.#orders
      .entries()
      .filter((order) => normalise(order.email) === normalise(email))
      .map(({ summary }) => summary);
  }

  stateOf(orderNumber: string) {
    const { acceptedAt, summary } = this.#find(orderNumber);
    return orderStateBody(orderNumber, this.states.of(orderNumber, { acceptedAt, startsOn: summary.activationDate }));
  }

  /** Cancels an order, also after its activation. Repeated, it changes nothing. */
  cancel(orderNumber: string) {
    const { acceptedAt, summary } = this.#find(orderNumber);
    const state = this.states.cancel(orderNumber, { acceptedAt, startsOn: summary.activationDate });
    return orderStateBody(orderNumber, state);
  }

  /** Moves the activation of an order. Repeated, it changes nothing. */
  changeActivation(orderNumber: string, to: Day) {
    const { summary } = this.#find(orderNumber);
    const isSoon = (day: Day) => workingDaysBefore(day, NOTICE_WORKING_DAYS) < dayOf(this.now());
    if (summary.activationDate !== to) {
      if (summary.activationDate === null || isSoon(summary.activationDate))
        throw htError(409, 'CHANGE_CLOSED', 'The activation can no longer be changed');
      if (isSoon(to) || !isWorkingDay(to)) throw htError(409, 'DATE_UNAVAILABLE', 'No home is connected on this day');
      summary.activationDate = to;
    }
    return { orderNumber, activationDate: to };
  }

  #find(orderNumber: string): Order {
    const order = this.#orders.entries().find(({ summary }) => summary.orderNumber === orderNumber);
    if (!order) throw htError(404, 'UNKNOWN_ORDER', 'There is no such order');
    return order;
  }

  #accept(key: string, body: OrderBody): Order {
    const row = this.#orderedPackage(body);
    const { packageId, startDate, callbackSlot = null, addOns = [] } = body;
    return {
      email: body.customer.email,
      acceptedAt: this.now(),
      row,
      summary: {
        orderNumber: `HT-${referenceFor('order', key)}`,
        status: 'RECEIVED',
        packageId,
        startDate,
        activationDate: activationOf(row.needs, startDate, this.now())?.earliest ?? null,
        callbackSlot,
        addOns,
      },
    };
  }

  #orderedPackage({ packageId, installAt, startDate, callbackSlot = null, addOns = [] }: OrderBody): PackageRow {
    const postcode = parsePostcode(installAt.postcode);
    if (!postcode) throw htError(400, 'INVALID_POSTCODE', 'installAt.postcode is not a postcode');
    if (!parseDay(startDate)) throw htError(400, 'INVALID_DATE', 'startDate is not a day (yyyy-MM-dd)');
    const row = this.packages.find(packageId, postcode);
    if (!row) throw htError(422, 'UNKNOWN_PACKAGE', 'This package is not sold');
    if (!sellsAt(row, postcode))
      throw htError(422, 'NOT_AT_THIS_ADDRESS', 'The package is not available at this address');
    if (callbackSlot !== null && partnerOf(row) !== SKY) throw htError(422, 'NO_CALLBACK', 'Only Sky calls back');
    if (!addOns.every((addOn) => row.addOns.some(({ id }) => id === addOn)))
      throw htError(422, 'UNKNOWN_ADD_ON', 'The package has no such add-on');
    return row;
  }
}
