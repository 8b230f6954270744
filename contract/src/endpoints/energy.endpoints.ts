import type { EnergyJourney, SavedUsage } from '../energy/energy';
import type { EnergyUsage } from '../energy/energy-usage.schema';
import type { SupplyFacts } from '../energy/supply';
import type { Enrolment } from '../enrolment/enrolment';
import type { StartDateQuestions } from '../energy/start-date';
import type { StartDateForm } from '../energy/start-date.schema';
import type { DirectDebitRequest, EnergySetUpResult, PaygRequest, PaymentQuestions } from '../payment/payment.schema';
import type { EnergySelection, QuotesResponse } from '../tariff/tariff';
import type { QuotesRequest, SelectTariff } from '../tariff/tariff.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Supply, usage, tariffs and payment. */
export const energyEndpoints = {
  /** Looks the meters up in the register once for each address, and stores the result. [USAGE-22] */
  checkSupply: endpoint<NoInput, SupplyFacts>({
    method: 'GET',
    path: '/address/check-supply',
    roles: enrolmentRoles,
  }),
  /** [USAGE-24] */
  journey: endpoint<NoInput, EnergyJourney>({
    method: 'GET',
    path: '/energy-journey',
    roles: enrolmentRoles,
  }),
  /** [USAGE-20] */
  saveUsage: endpoint<{ body: EnergyUsage }, SavedUsage>({
    method: 'POST',
    path: '/quotes/energy-usage-info',
    roles: enrolmentRoles,
  }),
  /** [LIST-25] */
  quotes: endpoint<{ body: QuotesRequest }, QuotesResponse>({
    method: 'POST',
    path: '/quotes',
    roles: enrolmentRoles,
  }),
  /** [LIST-26] */
  wholeOfMarketQuotes: endpoint<{ body: QuotesRequest }, QuotesResponse>({
    method: 'POST',
    path: '/quotes/wom',
    roles: enrolmentRoles,
  }),
  /** Stores the selection and returns its cost with add-ons. [LIST-27] */
  select: endpoint<{ body: SelectTariff }, EnergySelection>({
    method: 'POST',
    path: '/quotes/select',
    roles: enrolmentRoles,
    idempotent: true,
  }),
  /** The stored selection, made on any device. */
  selection: endpoint<NoInput, EnergySelection>({
    method: 'GET',
    path: '/quotes/selection',
    roles: enrolmentRoles,
  }),
  /** [PAY-28, PAY-29] */
  paymentQuestions: endpoint<NoInput, PaymentQuestions>({
    method: 'GET',
    path: '/enrolment/payment-questions',
    roles: enrolmentRoles,
  }),
  /**
   * Submits the application to the supplier and completes energy; with mixed meters one for each fuel that is left,
   * electricity first. CONFLICT if the stored selection differs from the selection in the body, which is the one that
   * the page showed. CONFLICT also if none of the remaining selections is paid by Direct Debit. [PAY-33]
   */
  directDebit: endpoint<{ body: DirectDebitRequest }, EnergySetUpResult>({
    method: 'PUT',
    path: '/enrolment/directdebit',
    roles: enrolmentRoles,
    idempotent: true,
  }),
  /** The same if none of the remaining plans is paid by Direct Debit; CONFLICT otherwise. [PAY-34] */
  setUpPayg: endpoint<{ body: PaygRequest }, EnergySetUpResult>({
    method: 'PUT',
    path: '/enrolment/setup-payg',
    roles: enrolmentRoles,
    idempotent: true,
  }),
  /** [SWITCH-05] */
  startDate: endpoint<NoInput, StartDateQuestions>({
    method: 'GET',
    path: '/enrolment/start-date',
    roles: enrolmentRoles,
  }),
  /** Stores the start date with the selection and returns the selection. [SWITCH-14] */
  saveStartDate: endpoint<{ body: StartDateForm }, EnergySelection>({
    method: 'PUT',
    path: '/enrolment/start-date',
    roles: enrolmentRoles,
  }),
  /** Records that smart meters were offered. [TARIFF-13, TARIFF-14] */
  smartOffered: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/enrolment/smart-offered',
    roles: enrolmentRoles,
  }),
};
