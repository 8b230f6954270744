import type { QuotesResponse, RecommendationReason } from '@home-move/contract';
import type { TariffOffer } from '../enrolment/energy.state.js';
import { recommendationTexts as texts } from './recommendation.texts.js';

export interface RecommendationFacts {
  /** What the list shows, cheapest first. */
  readonly shown: readonly TariffOffer[];
  /** How many it would show without filters. */
  readonly held: number;
  readonly hasSmartMeter: boolean;
}

const point = (text: string): RecommendationReason => ({ kind: 'point', text });
const against = (text: string): RecommendationReason => ({ kind: 'catch', text });

/** The cheapest tariff that can be switched to, with reasons that a person can check. [LIST-03, LIST-05] */
export function recommend(facts: RecommendationFacts): QuotesResponse['data']['recommendation'] {
  const choosable = facts.shown.filter(({ tariff }) => tariff.canSwitch);
  const [first, next] = choosable;
  if (!first) return null;
  const { tariff } = first;
  const reasons: RecommendationReason[] = [
    point(priceReason(facts, first, next)),
    ...cheaperElsewhere(facts.shown, first),
    tariff.exitFee === 0
      ? point(texts.noExitFee)
      : against(texts.exitFee(tariff.exitFee, tariff.energyType === 'DualFuel' ? 2 : 1)),
    tariff.contractLength === null ? against(texts.variable) : point(texts.fixed(tariff.contractLength)),
    ...(tariff.isSmartSpecific && !facts.hasSmartMeter ? [against(texts.smartMeter)] : []),
    { kind: 'commission', text: commissionOf(facts.shown) },
  ];
  return { priceId: tariff.priceId, reasons: reasons.toSorted(byKind) };
}

function priceReason({ shown, held }: RecommendationFacts, first: TariffOffer, next: TariffOffer | undefined): string {
  if (!next) return texts.onlyOne;
  const saving = next.tariff.newSpend - first.tariff.newSpend;
  return claim(shown, held, first) + (saving > 0 ? texts.lessThanNext(saving) : texts.sameAsNext);
}

function claim(shown: readonly TariffOffer[], held: number, first: TariffOffer): string {
  if (shown[0] !== first) return texts.cheapestToChoose;
  return shown.length === held ? texts.cheapest(held) : texts.cheapestShown(shown.length);
}

/** A cheaper tariff that cannot be chosen here is said, not hidden. */
function cheaperElsewhere(shown: readonly TariffOffer[], first: TariffOffer): RecommendationReason[] {
  const [cheapest] = shown;
  const less = cheapest ? first.tariff.newSpend - cheapest.tariff.newSpend : 0;
  return cheapest && less > 0 ? [against(texts.dearerThanUnavailable(cheapest.tariff.tariffName, less))] : [];
}

function commissionOf(shown: readonly TariffOffer[]): string {
  const suppliers = new Map(shown.map(({ tariff }) => [tariff.supplierName, tariff.paysCommission]));
  const names = (pays: boolean) =>
    [...suppliers].filter(([, paysCommission]) => paysCommission === pays).map(([name]) => name);
  return texts.commission(names(true), names(false));
}

const order: Readonly<Record<RecommendationReason['kind'], number>> = { point: 0, catch: 1, commission: 2 };

function byKind(one: RecommendationReason, other: RecommendationReason): number {
  return order[one.kind] - order[other.kind];
}
