import { Injectable } from '@nestjs/common';
import type { EnergySelection, SelectTariff } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { CheckedEnrolment } from '../energy/supply.service.js';
import {
  choosesEnergy,
  refuseWhenEnergyComplete,
  refuseWhenEnergyMayBeLodged,
} from '../enrolment/enrolment-changes.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { SettlementService } from '../payment/settlement.service.js';
import type { Offer } from './offer.js';
import { questionText, type Quote } from './quote.js';
import { QuoteRepository } from './quote.repository.js';
import { questionOf } from './quotes.service.js';
import { quotesTexts } from './quotes.texts.js';
import { toSelection, type StoredSelection } from './selection.js';
import { expectedSwitchDate } from './supply-start.js';

@Injectable()
export class SelectionService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly settlement: SettlementService,
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores the choice. QUOTE_EXPIRED when its prices no longer stand. [LIST-27] */
  async select(enrolmentId: string, { tariffsId, addOnsIdentifiers }: SelectTariff): Promise<EnergySelection> {
    const [chosen, second] = tariffsId;
    // Two tariffs are for mixed meters, which are not quoted yet.
    if (!chosen || second) throw new DomainError('VALIDATION', { errors: { tariffsId: quotesTexts.notOfThisPlan } });
    const quote = await this.quotes.find(chosen.quoteId, enrolmentId, this.clock.now());
    const offer = quote?.offers.find(({ tariff }) => tariff.priceId === chosen.priceId);
    if (!quote || !offer) throw new DomainError('QUOTE_EXPIRED');
    refuseUnswitchable(offer);
    const selection: StoredSelection = {
      quoteId: quote.id,
      searchId: quote.searchId,
      offers: [offer],
      addOnsIdentifiers: withIncluded(offer, addOnsIdentifiers),
    };
    const changed = await this.settlement.revise(enrolmentId, (current) => {
      refuseWhenEnergyComplete(current);
      if (!isSameChoice(current.selection, selection)) refuseWhenEnergyMayBeLodged(current);
      refuseOutdated(current, quote, offer);
      return { selection, ...choosesEnergy(current) };
    });
    return this.read(changed, selection);
  }

  /** TARIFF_MISSING when nothing was chosen. */
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

/** Choosing again what was applied for changes nothing that the supplier may have been told. */
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

function refuseUnswitchable({ tariff }: Offer): void {
  if (tariff.canSwitch) return;
  throw new DomainError('VALIDATION', { errors: { tariffsId: quotesTexts.cannotSwitch(tariff.supplierName) } });
}

/** What was quoted for another home or another use is not what would be charged. */
function refuseOutdated({ address, supply, ...rest }: EnrolmentRecord, quote: Quote, { tariff }: Offer): void {
  if (!address || !supply) throw new DomainError('QUOTE_EXPIRED');
  const checked: CheckedEnrolment = { ...rest, address, supply };
  if (questionText(questionOf(checked, tariff.energyType)) !== quote.question) throw new DomainError('QUOTE_EXPIRED');
}

/** The chosen add-ons in the supplier's order; included ones cannot be left out. [TARIFF-05] */
function withIncluded({ tariff }: Offer, chosen: readonly string[]): string[] {
  const offered = tariff.addOnsData;
  const unknown = chosen.findIndex((id) => !offered.some(({ identifier }) => identifier === id));
  if (unknown >= 0) {
    throw new DomainError('VALIDATION', { errors: { [`addOnsIdentifiers.${unknown}`]: quotesTexts.notOfThisPlan } });
  }
  return offered
    .filter(({ identifier, isIncluded }) => isIncluded || chosen.includes(identifier))
    .map(({ identifier }) => identifier);
}
