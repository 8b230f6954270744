import { comparable } from '../faults/fault.js';
import { LodgedRequests } from '../server/lodged-requests.js';
import { referenceFor } from '../server/reference.js';
import { VendorError } from '../server/vendor-error.js';
import type { EnergySuppliers } from '../supply/energy-suppliers.js';
import { requireAccount, type ApplicationBody } from './application-request.js';
import { EXTRAS } from './extras.data.js';
import { NOT_SWITCHABLE, TARIFFS, type TariffRow } from './tariffs.data.js';

const refusal = (error: string, field: string, reason: string) =>
  new VendorError(422, { error, fields: [{ field, reason }] });

interface Lodged {
  email: string;
  application: { application_ref: string; status: string; product_codes: string[]; extras: string[] };
}

/** Signed-up applications. The reference comes from the key, so the same key has the same answer after a restart too. */
export class Applications {
  readonly #lodged = new LodgedRequests<Lodged>();

  constructor(private readonly suppliers: EnergySuppliers) {}

  lodge(key: string, body: ApplicationBody) {
    requireAccount(body);
    const tariffs = body.product_codes.map(tariffOf);
    this.#refuseUnknownExtras(body.extras);
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

  /** What somebody has applied for since the start, oldest first; no bank details. */
  of(email: string) {
    return this.#lodged
      .entries()
      .filter((lodged) => comparable(lodged.email) === comparable(email))
      .map(({ application }) => application);
  }

  #refuseUnknownExtras(extras: readonly string[]): void {
    const unknown = extras.find((id) => !EXTRAS.some((extra) => extra.id === id));
    if (unknown !== undefined) throw refusal('UNKNOWN_EXTRA', 'extras', 'holds an extra that nobody offers');
  }

  #keep(key: string, application_ref: string, body: ApplicationBody): void {
    const { product_codes, extras, customer } = body;
    const application = { application_ref, status: 'ACCEPTED', product_codes, extras };
    if (!this.#lodged.keep(key, body, { email: customer.email, application }))
      throw new VendorError(409, { error: 'idempotency_conflict', fields: [] });
  }
}

function tariffOf(productCode: string): TariffRow {
  const [, supplier, key, payment] =
    /^([A-Z]{4})-([A-Z0-9]+)-[A-P]-(?:DUAL|ELEC|GAS)-(?:STD|E7)-(DD|PPM)$/.exec(productCode) ?? [];
  const tariff = TARIFFS.find((row) => row.supplier === supplier && row.key === key && row.payment === payment);
  if (!tariff) throw refusal('UNKNOWN_PRODUCT', 'product_codes', 'holds a product that nobody sells');
  if (NOT_SWITCHABLE.has(tariff.supplier))
    throw refusal('NOT_SWITCHABLE', 'product_codes', 'holds a product that cannot be bought here');
  return tariff;
}

function directDebit(payment: ApplicationBody['payment'], supplier: { code: string; name: string }, reference: string) {
  if (payment.method === 'PAYG' || payment.paper_mandate) return null;
  return { reference: supplier.code + reference, collector: supplier.name, collection_day: payment.collection_day };
}
