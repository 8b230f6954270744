import { addDays, coolingOffDays, formatDay, fuelNames, fuelsOf, londonToday } from '@home-move/contract';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { AcceptedOrder } from '../../platform/messages/receipts.js';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { addOnsOf, costOf } from '../../energy/quotes/selection.js';
import { fixedTermEnd } from '../../energy/quotes/supply-start.js';
import { contractStartOf } from './entertainment-summary.js';
import { firstMonthlyPrice, formatMonthlyPrice } from './monthly-price.js';
import { energyMonthly } from './monthly-total.js';

/** What suppliers and home telecom have accepted, electricity first. Nothing in it was typed, and nothing identifies a bank account. */
export function acceptedOrders(enrolment: EnrolmentRecord): readonly AcceptedOrder[] {
  return [...energySetUps(enrolment).map(energyOrder), ...broadbandOrders(enrolment)];
}

function energyOrder(setUp: EnergySetUp): AcceptedOrder {
  const { applicationReference, selection, acceptedOn, switchesOn, directDebit, bank } = setUp;
  const tariff = selection.offers[0]?.tariff;
  const provider = tariff?.supplierName ?? '';
  const end = fixedTermEnd(tariff?.contractLength ?? null, switchesOn);
  const { laterMonthly, otherBills } = costOf(selection);
  return {
    kind: 'energy',
    provider,
    service: fuelsOf(tariff?.energyType ?? 'DualFuel')
      .map((fuel) => fuelNames[fuel])
      .join(' and '),
    product: [tariff?.tariffName ?? '', ...addOnsOf(selection).map(({ displayName }) => displayName)].join(' with '),
    reference: applicationReference,
    price: {
      monthly: formatMoney(energyMonthly(setUp)),
      isEstimate: directDebit === null,
      later: [
        ...laterMonthly.map(({ fromMonth, amount }) => `${formatMoney(amount)} a month from month ${fromMonth}`),
        end === null
          ? `The rates can change. ${provider} writes to you before they do`
          : `The rates are fixed until ${formatDay(end)}, then the standard rates of ${provider} apply`,
      ],
    },
    extras: otherBills.map(({ displayName, amount }) => `${formatMoney(amount)} for ${displayName}`),
    orderedOn: acceptedOn,
    startsOn: switchesOn,
    // With a paper mandate, its return decides the day.
    firstPaymentOn: bank ? (directDebit?.firstPaymentOn ?? null) : null,
    cancelUntil: acceptedOn === null ? null : addDays(acceptedOn, coolingOffDays),
  };
}

function broadbandOrders(enrolment: EnrolmentRecord): readonly AcceptedOrder[] {
  const { broadband, completed } = enrolment;
  if (!completed.entertainment || !broadband?.order) return [];
  const { package: ordered, order, addOns, chosenAt } = broadband;
  const start = contractStartOf(broadband, enrolment);
  const included = addOns.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  const { setupCost } = ordered.pricing;
  const orderedOn = londonToday(chosenAt);
  return [
    {
      kind: 'broadband',
      provider: ordered.provider.name,
      service: serviceOf(ordered),
      product: [ordered.packageName, ...addOns.map(({ name }) => name)].join(' with '),
      reference: order.number,
      price: {
        monthly: formatMoney(firstMonthlyPrice(ordered.pricing, start) + included),
        isEstimate: false,
        later: laterPrices(ordered, start, included),
      },
      extras: setupCost > 0 ? [`${formatMoney(setupCost)} set-up fee`] : [],
      orderedOn,
      startsOn: order.activationDate,
      firstPaymentOn: null,
      cancelUntil: addDays(orderedOn, coolingOffDays),
    },
  ];
}

type Ordered = StoredBroadband['package'];

/** For example "broadband and phone". */
export const serviceOf = ({ call, tv }: Ordered): string => {
  if (call && tv) return 'broadband, phone and TV';
  if (tv) return 'broadband and TV';
  return call ? 'broadband and phone' : 'broadband';
};

/** Later prices of the package; prices of its add-ons never change. */
function laterPrices({ pricing }: Ordered, start: string, included: number): readonly string[] {
  const { introductory, packageMonthlyAmount, rises } = formatMonthlyPrice(pricing, start);
  const changes = [
    ...(introductory && packageMonthlyAmount
      ? [`${packageMonthlyAmount} a month after ${introductory.months} months`]
      : []),
    ...rises.map(({ from, amountFormatted }) => `${amountFormatted} a month from ${formatDay(from)}`),
  ];
  if (changes.length === 0 || included === 0) return changes;
  return [...changes, `each with ${formatMoney(included)} a month for what you added`];
}
