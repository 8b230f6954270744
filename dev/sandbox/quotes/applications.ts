import { dayOf, type Day, type Now } from '../clock/clock.js';
import type { OrderStates } from '../orders/order-states.js';
import { workingDaysBefore } from '../clock/working-days.js';
import { normalise } from '../server/fault.js';
import { SubmittedRequests } from '../server/submitted-requests.js';
import { referenceFor } from '../server/seeded-values.js';
import { VendorError } from '../server/provider.js';
import type { EnergySuppliers } from '../supply/energy-suppliers.js';
import { applicationStateBody } from './application-states.js';
import { requireAccount, type ApplicationBody } from './application-request.js';
import { EXTRAS } from './extras.data.js';
import { LONG_LIST } from './long-list.data.js';
import { NOT_SWITCHABLE, type TariffRow } from './tariffs.data.js';

const unprocessable = (error: string, field: string, reason: string) =>
  new VendorError(422, { error, fields: [{ field, reason }] });

interface StoredApplication {
  email: string;
  acceptedAt: Date;
  application: {
    application_ref: string;
    status: string;
    product_codes: string[];
    extras: string[];
    supply_start_date: Day | null;
  };
}

/** Stored by the API without an application. */
const DEMO_APPLICATION = 'TH-DEMO0001';

/** Until then a start can change, and no start is earlier. */
const NOTICE_WORKING_DAYS = 2;

/** A change of the start that the supplier declines. */
export const startDateError = (error = 'START_DATE_REFUSED') => new VendorError(409, { error, fields: [] });

/** A withdrawal that the supplier declines. */
export const withdrawalError = () => new VendorError(409, { error: 'WITHDRAWAL_REFUSED', fields: [] });

/** Accepted applications. The reference derives from the key, so a repeated key gets the same response after a restart too. */
export class Applications {
  readonly #stored = new SubmittedRequests<StoredApplication>();

  constructor(
    private readonly suppliers: EnergySuppliers,
    private readonly now: Now,
    private readonly states: OrderStates,
  ) {}

  submit(key: string, body: ApplicationBody) {
    requireAccount(body);
    const tariffs = body.product_codes.map(tariffOf);
    this.#assertKnownExtras(body.extras);
    assertPayment(tariffs, body.payment);
    const reference = referenceFor('application', key);
    const application_ref = `TH-${reference}`;
    this.#keep(key, application_ref, body);
    const supplier = this.suppliers[tariffs[0]?.supplier ?? 'LARK'];
    return {
      application_ref,
      status: 'ACCEPTED',
      supplier_code: supplier.code,
      supplier_name: supplier.name,
      direct_debit: directDebit(body.payment, supplier, reference),
    };
  }

  /** A customer's applications since the start, oldest first, without bank details. */
  of(email: string) {
    return this.#stored
      .entries()
      .filter((stored) => normalise(stored.email) === normalise(email))
      .map(({ application }) => application);
  }

  /** The products of an application, or of the order that demo links of the API start with. */
  productsOf(application_ref: string): readonly string[] {
    if (application_ref === DEMO_APPLICATION) return ['LARK-FIX12-A-DUAL-STD-DD'];
    return this.#find(application_ref).application.product_codes;
  }

  stateOf(application_ref: string) {
    const { acceptedAt, application } = this.#find(application_ref);
    const state = this.states.of(application_ref, { acceptedAt, startsOn: application.supply_start_date });
    return applicationStateBody(application_ref, state);
  }

  /** Withdraws an application, also after its start. Repeated, it changes nothing. */
  withdraw(application_ref: string) {
    const { acceptedAt, application } = this.#find(application_ref);
    const state = this.states.cancel(application_ref, { acceptedAt, startsOn: application.supply_start_date });
    return applicationStateBody(application_ref, state);
  }

  /** Moves the start of an application. Repeated, it changes nothing. */
  changeStart(application_ref: string, to: Day) {
    const { application } = this.#find(application_ref);
    const isSoon = (day: Day) => workingDaysBefore(day, NOTICE_WORKING_DAYS) < dayOf(this.now());
    if (application.supply_start_date !== to) {
      if (application.supply_start_date === null || isSoon(application.supply_start_date))
        throw startDateError('START_TOO_CLOSE');
      if (isSoon(to)) throw startDateError('START_TOO_EARLY');
      application.supply_start_date = to;
    }
    return { application_ref, supply_start_date: to };
  }

  #find(application_ref: string): StoredApplication {
    const stored = this.#stored.entries().find(({ application }) => application.application_ref === application_ref);
    if (!stored) throw new VendorError(404, { error: 'unknown_application', fields: [] });
    return stored;
  }

  #assertKnownExtras(extras: readonly string[]): void {
    const unknown = extras.find((id) => !EXTRAS.some((extra) => extra.id === id));
    if (unknown !== undefined) throw unprocessable('UNKNOWN_EXTRA', 'extras', 'holds an extra that nobody offers');
  }

  #keep(key: string, application_ref: string, body: ApplicationBody): void {
    const { product_codes, extras, customer, supply_start_date = null } = body;
    const application = { application_ref, status: 'ACCEPTED', product_codes, extras, supply_start_date };
    if (!this.#stored.once(key, body, () => ({ email: customer.email, acceptedAt: this.now(), application })))
      throw new VendorError(409, { error: 'idempotency_conflict', fields: [] });
  }
}

function tariffOf(productCode: string): TariffRow {
  const [, supplier, key, payment] =
    /^([A-Z]{4})-([A-Z0-9]+)-[A-P]-(?:DUAL|ELEC|GAS)-(?:STD|E7)-(DD|PPM)$/.exec(productCode) ?? [];
  const tariff = LONG_LIST.find((row) => row.supplier === supplier && row.key === key && row.payment === payment);
  if (!tariff) throw unprocessable('UNKNOWN_PRODUCT', 'product_codes', 'holds a product that nobody sells');
  if (NOT_SWITCHABLE.has(tariff.supplier))
    throw unprocessable('NOT_SWITCHABLE', 'product_codes', 'holds a product that cannot be bought here');
  return tariff;
}

/** Prepayment products are paid as you go, all others by direct debit. */
function assertPayment(tariffs: readonly TariffRow[], { method }: ApplicationBody['payment']): void {
  if (tariffs.every(({ payment }) => (payment === 'PPM') === (method === 'PAYG'))) return;
  throw unprocessable('PAYMENT_MISMATCH', 'payment.method', 'does not go with the product');
}

function directDebit(payment: ApplicationBody['payment'], supplier: { code: string; name: string }, reference: string) {
  if (payment.method === 'PAYG' || payment.paper_mandate) return null;
  return { reference: supplier.code + reference, collector: supplier.name, collection_day: payment.collection_day };
}
