import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  typicalUseOf,
  type AssumedUse,
  type FuelType,
  type QuotesResponse,
  type TariffFuel,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { QuotesPort, type QuoteSearch } from '../../../providers/quotes/quotes.port.js';
import { namedSupplierOf } from '../../brands/brand/brands.data.js';
import { hasMultiRate, meterAnswers, notQuotable, quotableFuels, supplyFacts } from '../state/supply-facts.js';
import { hasMixedMeters } from '../state/energy-slot.js';
import { SupplyService, type CheckedEnrolment } from '../usage/supply.service.js';
import type { TariffOffer } from '../state/energy.state.js';
import { applyFilters, filterCounts, filterSettings, type Filters } from './filters.js';
import { questionKey, type Question, type Quote } from './quote.js';
import { QuoteRepository } from './quote.repository.js';
import { recommend } from './recommendation.js';
import { withoutAddOnsOf } from './secondary-offer.js';
import { startOf } from './supply-start.js';
import { toOffers } from './tariff.mapper.js';

/** How long a price stays valid after it was shown. */
const validForMs = 24 * 60 * 60 * 1000;

const tariffFuels = { Dual: 'DualFuel', Electric: 'Electric', Gas: 'Gas' } as const satisfies Record<
  FuelType,
  TariffFuel
>;

@Injectable()
export class QuotesService {
  constructor(
    private readonly supplies: SupplyService,
    private readonly provider: QuotesPort,
    private readonly quotes: QuoteRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Tariffs for the saved usage, or for typical usage: of the named supplier, or of all suppliers with `wholeOfMarket`.
   * Sorted only by price. Throws ADDRESS_MISSING, NOT_QUOTABLE, THIRD_PARTY or TOO_MANY_REQUESTS. [LIST-25, LIST-26]
   */
  async list(
    enrolmentId: string,
    { fuelType, ...filters }: Filters & { fuelType?: TariffFuel | undefined },
  ): Promise<QuotesResponse> {
    const enrolment = await this.supplies.checked(enrolmentId);
    const question = questionOf(enrolment, fuelType ?? defaultFuel(enrolment));
    const quote = await this.search(enrolment, question);
    const offers = withAddOnsOfFuel(enrolment, question, quote.offers);
    const panel = filters.wholeOfMarket ? offers : offers.filter((offer) => offer.isNamedSupplier);
    const shown = applyFilters(panel, filters);
    const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(enrolment);
    const recommendation = recommend({
      shown,
      totalCount: offers.length,
      hasSmartMeter: hasElecSmartMeter || hasGasSmartMeter,
    });
    return {
      data: {
        quoteId: quote.id,
        tariffs: shown.map(({ tariff }) => ({
          ...tariff,
          recommendationReason:
            tariff.priceId === recommendation?.priceId ? (recommendation.reasons[0]?.text ?? null) : null,
        })),
        totalCountOfTariffs: panel.length,
        filterSettings: filterSettings(panel, filters, question.fuels),
        filterCounts: filterCounts(panel, offers),
        assumedUse: question.use,
        recommendation,
      },
    };
  }

  private async search(enrolment: CheckedEnrolment, question: Question): Promise<Quote> {
    await this.limiter.hit(perEnrolment('quotes', enrolment.id, this.env.QUOTES_LIMIT));
    const found = await this.provider.search(searchOf(enrolment, question));
    const id = quoteId(enrolment.id, found.searchId);
    const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(enrolment);
    const quote: Quote = {
      id,
      enrolmentId: enrolment.id,
      searchId: found.searchId,
      question: questionKey(question),
      offers: toOffers(found, {
        quoteId: id,
        namedSupplier: namedSupplierOf(enrolment, this.env),
        use: question.use,
        supplyStartDate: (offered) => startOf({ ...offered, energyType: offered.fuels }, enrolment, this.clock.today()),
        hasSmartMeter: hasElecSmartMeter || hasGasSmartMeter,
      }),
      expiresAt: this.clock.in(validForMs),
    };
    await this.quotes.save(quote);
    return quote;
  }
}

/** The gas of mixed meters is offered without the add-ons of the electricity that is set up or chosen. [LIST-13] */
function withAddOnsOfFuel(
  enrolment: CheckedEnrolment,
  { fuels }: Question,
  offers: readonly TariffOffer[],
): readonly TariffOffer[] {
  if (fuels !== 'Gas' || !hasMixedMeters(enrolment)) return offers;
  const electricity = (enrolment.energySetUp?.selection ?? enrolment.selection)?.offers ?? [];
  return offers.map((offer) => withoutAddOnsOf(electricity, offer));
}

/** With mixed meters the first fuel that is not set up. [LIST-14] */
function defaultFuel(enrolment: CheckedEnrolment): TariffFuel | undefined {
  if (!hasMixedMeters(enrolment)) return undefined;
  return enrolment.energySetUp ? 'Gas' : 'Electric';
}

/**
 * Throws NOT_QUOTABLE. With two fuels, `fuels` can select one of them; with mixed meters it has to, because no supplier sells
 * both together, and any other value means electricity.
 */
export function questionOf(enrolment: CheckedEnrolment, fuels?: TariffFuel): Question {
  const fuelType = quotableFuels(enrolment);
  const use = enrolment.usage?.assumed ?? typicalUseOf(fuelType, { multiRate: hasMultiRate(enrolment) });
  const ofBoth = hasMixedMeters(enrolment) ? (fuels === 'Gas' ? 'Gas' : 'Electric') : (fuels ?? 'DualFuel');
  const requested = fuelType === 'Dual' ? ofBoth : tariffFuels[fuelType];
  return {
    address: enrolment.address,
    fuels: requested,
    use: ofFuels(use, requested),
    meters: meterAnswers(enrolment),
  };
}

function ofFuels({ electricityKwh, gasKwh, estimated, nightPercent }: AssumedUse, fuels: TariffFuel): AssumedUse {
  if (fuels === 'Gas') return { electricityKwh: null, gasKwh, estimated };
  return { electricityKwh, gasKwh: fuels === 'Electric' ? null : gasKwh, estimated, nightPercent };
}

function searchOf(enrolment: CheckedEnrolment, { address, fuels, use }: Question): QuoteSearch {
  const { supply } = enrolment;
  if (supply.kind === 'outside-market') throw notQuotable(supply);
  const { isElecPayg, isGasPayg } = supplyFacts(enrolment);
  return {
    gspGroup: supply.kind === 'register' ? supply.home.gspGroup : supply.gspGroup,
    postcode: address.postcode,
    fuels,
    electricity:
      use.electricityKwh === null
        ? null
        : {
            kwh: use.electricityKwh,
            multiRate: hasMultiRate(enrolment),
            nightPercent: use.nightPercent,
            prepayment: isElecPayg,
          },
    gas: use.gasKwh === null ? null : { kwh: use.gasKwh, prepayment: isGasPayg },
  };
}

/** Derived from the search, so that filtering again replaces the quote instead of adding copies. */
function quoteId(enrolmentId: string, searchId: string): string {
  return `q-${createHash('sha256').update(`${enrolmentId}/${searchId}`).digest('base64url').slice(0, 22)}`;
}
