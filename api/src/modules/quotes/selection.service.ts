import { Injectable } from '@nestjs/common';
import type { EnergySelection, SelectTariff } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { CheckedEnrolment } from '../energy/supply.service.js';
import { rejectWhenEnergyComplete, rejectWhenEnergyUnsettled } from '../enrolment/change-guards.js';
import { chooseEnergy } from '../enrolment/enrolment-changes.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { RevisionService } from '../enrolment/revision.service.js';
import type { StoredSelection, TariffOffer } from '../enrolment/energy.state.js';
import { questionKey, type Quote } from './quote.js';
import { QuoteRepository } from './quote.repository.js';
import { questionOf } from './quotes.service.js';
import { toSelection } from './selection.js';
import { expectedSwitchDate } from './supply-start.js';

const texts = {
  cannotSwitch: (supplier: string) => `We cannot switch you to this plan. You can sign up with ${supplier} yourself.`,
  notOfThisPlan: 'This does not go with the plan',
} as const;

@Injectable()
export class SelectionService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores the plan. Throws VALIDATION, ENROLMENT_COMPLETE, THIRD_PARTY, or QUOTE_EXPIRED when its prices are no longer valid. [LIST-27] */
  async select(enrolmentId: string, { tariffsId, addOnsIdentifiers }: SelectTariff): Promise<EnergySelection> {
    const [chosen, second] = tariffsId;
    // Two tariffs apply to mixed meters, which are not quoted yet.
    if (!chosen || second) throw new DomainError('VALIDATION', { errors: { tariffsId: texts.notOfThisPlan } });
    const quote = await this.quotes.find(chosen.quoteId, enrolmentId, this.clock.now());
    const offer = quote?.offers.find(({ tariff }) => tariff.priceId === chosen.priceId);
    if (!quote || !offer) throw new DomainError('QUOTE_EXPIRED');
    rejectUnswitchable(offer);
    const selection: StoredSelection = {
      quoteId: quote.id,
      searchId: quote.searchId,
      offers: [offer],
      addOnsIdentifiers: withIncluded(offer, addOnsIdentifiers),
    };
    const changed = await this.revisions.revise(enrolmentId, (current) => {
      rejectWhenEnergyComplete(current);
      if (!isSameChoice(current.selection, selection)) rejectWhenEnergyUnsettled(current);
      rejectOutdated(current, quote, offer);
      return { selection, ...chooseEnergy(current) };
    });
    return this.read(changed, selection);
  }

  /** TARIFF_MISSING when no plan is chosen. */
  async chosen(enrolmentId: string): Promise<EnergySelection> {
    const enrolment = await this.enrolments.get(enrolmentId);
    if (!enrolment.selection) throw new DomainError('TARIFF_MISSING');
    return this.read(enrolment, enrolment.selection);
  }

  private read(enrolment: EnrolmentRecord, selection: StoredSelection): EnergySelection {
    return toSelection(
      selection,
      enrolment.energySetUp?.switchesOn ?? expectedSwitchDate(selection, enrolment, this.clock.today()),
    );
  }
}

/** Choosing the same plan again does not conflict with an unsettled application. */
function isSameChoice(one: StoredSelection | null, other: StoredSelection): boolean {
  const choice = (selection: StoredSelection) =>
    JSON.stringify([
      selection.quoteId,
      selection.searchId,
      selection.offers.map(({ tariff }) => tariff.priceId),
      selection.addOnsIdentifiers,
    ]);
  return one !== null && choice(one) === choice(other);
}

function rejectUnswitchable({ tariff }: TariffOffer): void {
  if (tariff.canSwitch) return;
  throw new DomainError('VALIDATION', { errors: { tariffsId: texts.cannotSwitch(tariff.supplierName) } });
}

/** QUOTE_EXPIRED when the quote was for another home or usage. */
function rejectOutdated({ address, supply, ...rest }: EnrolmentRecord, quote: Quote, { tariff }: TariffOffer): void {
  if (!address || !supply) throw new DomainError('QUOTE_EXPIRED');
  const checked: CheckedEnrolment = { ...rest, address, supply };
  if (questionKey(questionOf(checked, tariff.energyType)) !== quote.question) throw new DomainError('QUOTE_EXPIRED');
}

/** The chosen and included add-ons, in the supplier's order. Throws VALIDATION for an unknown one. [TARIFF-05] */
function withIncluded({ tariff }: TariffOffer, chosen: readonly string[]): string[] {
  const offered = tariff.addOnsData;
  const unknown = chosen.findIndex((id) => !offered.some(({ identifier }) => identifier === id));
  if (unknown >= 0) {
    throw new DomainError('VALIDATION', { errors: { [`addOnsIdentifiers.${unknown}`]: texts.notOfThisPlan } });
  }
  return offered
    .filter(({ identifier, isIncluded }) => isIncluded || chosen.includes(identifier))
    .map(({ identifier }) => identifier);
}
