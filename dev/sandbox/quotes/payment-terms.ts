import { VendorError } from '../server/provider.js';
import { energySuppliers, DEFAULT_NAMED_SUPPLIER } from '../supply/energy-suppliers.js';

/** The payment terms of every supplier. Invented for the sandbox; the two working days are the product's. As of November 2026. */
const TERMS = {
  account_name_pattern: "^[A-Za-z0-9 &.'/-]+$",
  account_name_hint: "Please use letters, numbers, spaces and & . ' / - only",
  collection_days: [1, 5, 10, 15, 20, 25, 28],
  paper_mandate: true,
  notice_working_days: 2,
};

export function paymentTerms(code: string) {
  if (!Object.hasOwn(energySuppliers(DEFAULT_NAMED_SUPPLIER), code)) {
    throw new VendorError(404, { error: 'unknown_supplier', fields: [] });
  }
  return { supplier_code: code, ...TERMS };
}
