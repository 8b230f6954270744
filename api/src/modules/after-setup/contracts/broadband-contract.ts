import { formatMoney, formatPence } from '../../energy/quotes/cost-parts.js';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import { contractTexts as texts } from './contract.texts.js';
import type { Fact, FactSection } from './fact-tables.js';

/** The terms of a broadband contract that its order does not list. */
export function broadbandTerm({ package: { pricing, monthlyExitFee } }: StoredBroadband): readonly Fact[] {
  const { isRolling, contractLengthMonths } = pricing;
  return [
    [texts.term.length, isRolling ? texts.term.rolling : texts.term.months(contractLengthMonths)],
    [texts.term.leaving, isRolling ? texts.term.noFee : leavingFee(monthlyExitFee)],
  ];
}

function leavingFee(fee: number | null): string {
  if (fee === null) return texts.term.notStated;
  return fee === 0 ? texts.term.noFee : texts.term.broadbandFee(formatMoney(fee));
}

/** The speed, which the summary states too. */
export function broadbandSpeed({ package: { broadband } }: StoredBroadband): FactSection {
  const { downloadSpeed, uploadSpeed, guaranteedDownloadSpeed, usageLimit } = broadband;
  const { speed } = texts;
  return {
    title: speed.title,
    facts: [
      [speed.download, speed.average(downloadSpeed)],
      [speed.upload, speed.average(uploadSpeed)],
      [speed.guaranteed, guaranteedDownloadSpeed === null ? speed.notGuaranteed : speed.mbps(guaranteedDownloadSpeed)],
      [speed.use, usageLimit === null ? speed.unlimited : speed.limit(usageLimit)],
    ],
  };
}

/** Calls, TV, the price of the whole term, and the terms of the provider. */
export function broadbandInformation({ package: ordered, addOns }: StoredBroadband): readonly FactSection[] {
  const { call, tv, pricing, termsUrl } = ordered;
  const { calls, price } = texts;
  return [
    {
      title: price.more,
      facts: [
        [
          price.added,
          addOns.map(({ name, monthlyPrice }) => price.addOn(name, price.aMonth(formatMoney(monthlyPrice)))),
        ],
        [price.wholeTerm, pricing.isRolling ? null : formatMoney(pricing.totalPricing.total)],
      ],
    },
    {
      title: calls.title,
      facts: call
        ? [
            [calls.plan, call.name],
            [calls.day, calls.aMinute(formatPence(call.costDayPerMin))],
            [calls.evening, calls.aMinute(formatPence(call.costEveningPerMin))],
            [calls.weekend, calls.aMinute(formatPence(call.costWeekendPerMin))],
          ]
        : [],
    },
    { title: texts.tv.title, facts: tv ? [[texts.tv.plan, tv.name]] : [] },
    { title: texts.terms.title, facts: [[texts.terms.links, termsUrl]] },
  ];
}
