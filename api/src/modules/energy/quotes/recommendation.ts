import type { QuotesResponse, RecommendationReason } from '@home-move/contract';
import type { TariffOffer } from '../state/energy.state.js';
import { recommendationTexts as texts } from './recommendation.texts.js';

export interface RecommendationFacts {
  /** The offers in the list, cheapest first. */
  readonly shown: readonly TariffOffer[];
  /** The number of offers of the whole market, without filters. */
  readonly totalCount: number;
  readonly hasSmartMeter: boolean;
}

const advantage = (text: string): RecommendationReason => ({ kind: 'point', text });
const drawback = (text: string): RecommendationReason => ({ kind: 'catch', text });

/** The cheapest tariff that can be switched to, with verifiable reasons. Null without any. [LIST-03, LIST-05] */
export function recommend(facts: RecommendationFacts): QuotesResponse['data']['recommendation'] {
  const available = facts.shown.filter(({ tariff }) => tariff.canSwitch);
  const [first, next] = available;
  if (!first) return null;
  const { tariff } = first;
  const reasons: RecommendationReason[] = [
    advantage(priceReason(facts, first, next)),
    ...cheaperElsewhere(facts.shown, first),
    tariff.exitFee === 0
      ? advantage(texts.noExitFee)
      : drawback(texts.exitFee(tariff.exitFee, tariff.energyType === 'DualFuel' ? 2 : 1)),
    tariff.contractLength === null ? drawback(texts.variable) : advantage(texts.fixed(tariff.contractLength)),
    ...(tariff.isSmartSpecific && !facts.hasSmartMeter ? [drawback(texts.smartMeter)] : []),
    { kind: 'commission', text: commissionOf(facts.shown) },
  ];
  return { priceId: tariff.priceId, reasons: reasons.toSorted(byKind) };
}

function priceReason(
  { shown, totalCount }: RecommendationFacts,
  first: TariffOffer,
  next: TariffOffer | undefined,
): string {
  if (!next) return texts.onlyOne;
  const saving = next.tariff.newSpend - first.tariff.newSpend;
  return claim(shown, totalCount, first) + (saving > 0 ? texts.lessThanNext(saving) : texts.sameAsNext);
}

function claim(shown: readonly TariffOffer[], totalCount: number, first: TariffOffer): string {
  if (shown[0] !== first) return texts.cheapestToChoose;
  return shown.length === totalCount ? texts.cheapest(totalCount) : texts.cheapestShown(shown.length);
}

/** Mentions a cheaper tariff that is not available for switching. */
function cheaperElsewhere(shown: readonly TariffOffer[], first: TariffOffer): RecommendationReason[] {
  const [cheapest] = shown;
  const less = cheapest ? first.tariff.newSpend - cheapest.tariff.newSpend : 0;
  return cheapest && less > 0 ? [drawback(texts.dearerThanUnavailable(cheapest.tariff.tariffName, less))] : [];
}

function commissionOf(shown: readonly TariffOffer[]): string {
  const namesOf = (offers: readonly TariffOffer[]) => [...new Set(offers.map(({ tariff }) => tariff.supplierName))];
  const paying = namesOf(shown.filter(({ tariff }) => tariff.paysCommission));
  return texts.commission(
    paying,
    namesOf(shown).filter((name) => !paying.includes(name)),
  );
}

const order: Readonly<Record<RecommendationReason['kind'], number>> = { point: 0, catch: 1, commission: 2 };

function byKind(a: RecommendationReason, b: RecommendationReason): number {
  return order[a.kind] - order[b.kind];
}
