import {
  energyEndpoints,
  enrolmentEndpoints,
  estimateUse,
  noPsrConsents,
  privateEntryEndpoints,
  psrEndpoints,
  typicalUseOf,
  type EnergySelection,
  type PrivateEntryRequest,
  type EnergySetUpResult,
  type Enrolment,
  type SavedUsage,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { existingDetails, selectionNamed } from './sample-selections';
import { quotesFor, tariffs } from './sample-tariffs';

// Sample data of the development page. `?step=/enrolment/energy/list` opens another page.
export const path = new URLSearchParams(location.search).get('step') ?? '/enrolment/energy/usage';

// `&fast=no` turns the start date page off, `&meter=unknown` shows it for a home whose meter details are missing.
const query = new URLSearchParams(location.search);
const enrolment: Enrolment = anEnrolment({
  energyConsented: true,
  energyOptIn: 1,
  supportsFastSwitch: query.get('fast') !== 'no',
});
export const runtime = createTestRuntime({ enrolment });
let usageInfo: SavedUsage | null = null;
// `&plan=payg` is paid as you go, `&plan=mixed` is for mixed meters, whose gas the supplier refuses; `&account=earlier` has bank details.
let selection: EnergySelection = selectionNamed(query.get('plan'));

runtime.answer(energyEndpoints.checkSupply, () => enrolment);
runtime.answer(energyEndpoints.journey, () => ({
  propertyUsage: { usageInfo, knownMeterDetails: true },
  hasMultiRate: false,
  type: 'standard',
  hasSingleRateOnlyMultiRatePendingCos: false,
}));
runtime.answer(energyEndpoints.saveUsage, ({ body }) => {
  const { numberOfBedrooms, propertyType, numberOfPeople } = body;
  const home = numberOfBedrooms && propertyType && numberOfPeople;
  usageInfo = {
    knownUsage: body.knownUsage,
    electricityKwhUsage: body.electricityKwhUsage ?? null,
    gasKwhUsage: body.gasKwhUsage ?? null,
    numberOfBedrooms: numberOfBedrooms ?? null,
    propertyType: propertyType ?? null,
    numberOfPeople: numberOfPeople ?? null,
    assumed: home
      ? estimateUse('Dual', { numberOfBedrooms, propertyType, numberOfPeople })
      : typicalUseOf('Dual', { multiRate: false }),
  };
  return usageInfo;
});
runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) => quotesFor(tariffs, body));
runtime.answer(energyEndpoints.quotes, ({ body }) => quotesFor(tariffs.slice(1, 2), body));
runtime.answer(energyEndpoints.select, ({ body }) => {
  const chosen = tariffs.filter(({ priceId }) => body.tariffsId.some((tariff) => tariff.priceId === priceId));
  const addOns = chosen
    .flatMap(({ addOnsData }) => addOnsData)
    .filter((addOn) => body.addOnsIdentifiers.includes(addOn.identifier));
  const sum = (isOneOff: boolean) =>
    addOns.filter((addOn) => addOn.isOneOff === isOneOff).reduce((total, { cost }) => total + cost, 0);
  selection = {
    ...selection,
    tariffs: chosen,
    addOnsIdentifiers: addOns.map(({ identifier }) => identifier),
    monthlyCost: (chosen[0]?.newSpendMonthly ?? 0) + sum(false),
    oneOffCost: sum(true),
  };
  return selection;
});
runtime.answer(energyEndpoints.selection, () => selection);
runtime.answer(energyEndpoints.smartOffered, () => enrolment);

// `?step=/private-entry/x` is the page on a customer's phone; `&entry=health-needs` and `&entry=code` ask for something else.
const expiresAt = '2026-11-20T10:57:00Z';
runtime.answer(privateEntryEndpoints.open, (): PrivateEntryRequest => {
  const scope = query.get('entry');
  if (scope === 'health-needs') return { scope, expiresAt, suppliers: ['Larkfield Energy'] };
  if (scope === 'code') return { scope, expiresAt, channel: 'sms' };
  return { scope: 'bank-details', expiresAt, accountNameRegex: '.', accountNameRegexError: '' };
});
runtime.answer(privateEntryEndpoints.bankDetails, () => undefined);
runtime.answer(privateEntryEndpoints.healthNeeds, () => undefined);
runtime.answer(privateEntryEndpoints.code, () => undefined);
runtime.answer(energyEndpoints.startDate, () => ({
  moveInDate: enrolment.moveInDate,
  knownMeterDetails: query.get('meter') !== 'unknown',
  isPaygTariff: false,
  changesSupplier: true,
  answers: null,
}));
runtime.answer(energyEndpoints.saveStartDate, ({ body }) => {
  selection = { ...selection, expectedSwitchDate: body.startServiceDate || '2026-12-05', isStartDateConfirmed: true };
  return selection;
});
runtime.answer(psrEndpoints.answers, () => ({ answered: false, psrOptions: null, consents: noPsrConsents }));
runtime.answer(psrEndpoints.save, ({ body }) => ({ answered: true, ...body }));
runtime.answer(energyEndpoints.paymentQuestions, () => ({
  accountNameRegex: "^[A-Za-z0-9 &.'/-]+$",
  accountNameRegexError: "Please use letters, numbers, spaces and & . ' / - only",
  supplierPreferredPaymentDays: [1, 5, 10, 15, 20, 25, 28],
  directDebitPaperMandateRequest: true,
  smartMeterRequired: selection.tariffs[0]?.isSmartSpecific ?? false,
  noticeWorkingDays: 2,
  existingDetails: query.get('account') === 'earlier' ? existingDetails : null,
}));
runtime.answer(energyEndpoints.directDebit, (): EnergySetUpResult => {
  const isMixed = selection.tariffs.length > 1;
  const directDebit = {
    collectedBy: selection.tariffs[0]?.supplierName ?? '',
    monthlyAmount: selection.monthlyCost,
    firstPaymentOn: '2026-12-15',
    reference: 'HM-48213',
    noticeWorkingDays: 2,
    maskedAccountNumber: '*****958',
    maskedSortCode: '***999',
  };
  if (!isMixed) return { enrolment: { ...enrolment, energyComplete: true }, directDebit, unfinished: null };
  return {
    enrolment: { ...enrolment, isMixedMeters: true, fuelsSetUp: ['Electric'] },
    directDebit,
    unfinished: { fuel: 'Gas', code: 'QUOTE_EXPIRED' },
  };
});
runtime.answer(energyEndpoints.setUpPayg, () => ({
  enrolment: { ...enrolment, energyComplete: true },
  directDebit: null,
  unfinished: null,
}));
runtime.answer(enrolmentEndpoints.skip, () => ({ ...enrolment, energySkipped: true }));
