import { Injectable } from '@nestjs/common';
import type { EnergySelection, SelectTariff } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { CheckedEnrolment } from '../usage/supply.service.js';
import { rejectWhenEnergyComplete, rejectWhileEnergyUnsettled } from '../../move/enrolment/change-guards.js';
import { chooseEnergy } from '../../move/enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { choicesOf, isStored, storeChoices, type ChosenOffer } from './slot-choices.js';
import { questionKey } from './quote.js';
import { QuoteRepository } from './quote.repository.js';
import { questionOf } from './quotes.service.js';
import { toSelection } from './selection.js';

const cannotSwitch = (supplier: string) =>
  `We cannot switch you to this plan. You can sign up with ${supplier} yourself.`;

@Injectable()
export class SelectionService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the selection: with mixed meters one for each fuel. Throws VALIDATION, ENROLMENT_COMPLETE, THIRD_PARTY, or QUOTE_EXPIRED
   * when its prices are no longer valid. [LIST-27]
   */
  async select(enrolmentId: string, { tariffsId, addOnsIdentifiers }: SelectTariff): Promise<EnergySelection> {
    const chosen: ChosenOffer[] = [];
    for (const { quoteId, priceId } of tariffsId) {
      const quote = await this.quotes.find(quoteId, enrolmentId, this.clock.now());
      const offer = quote?.offers.find(({ tariff }) => tariff.priceId === priceId);
      if (!quote || !offer) throw new DomainError('QUOTE_EXPIRED');
      rejectUnswitchable(offer);
      chosen.push({ quote, offer });
    }
    const today = this.clock.today();
    const changed = await this.revisions.revise(enrolmentId, (current): EnrolmentChange => {
      rejectWhenEnergyComplete(current);
      for (const each of chosen) rejectOutdated(current, each);
      const choices = choicesOf(current, chosen, addOnsIdentifiers);
      // Choosing the same selection again does not conflict with an unsettled application.
      if (isStored(current, choices)) return chooseEnergy(current);
      rejectWhileEnergyUnsettled(current);
      return { ...storeChoices(current, choices, today), ...chooseEnergy(current) };
    });
    return this.read(changed);
  }

  /** TARIFF_MISSING without a selection. */
  async chosen(enrolmentId: string): Promise<EnergySelection> {
    return this.read(await this.enrolments.get(enrolmentId));
  }

  private read(enrolment: EnrolmentRecord): EnergySelection {
    const selection = toSelection(enrolment, this.clock.today());
    if (!selection) throw new DomainError('TARIFF_MISSING');
    return selection;
  }
}

function rejectUnswitchable({ tariff }: ChosenOffer['offer']): void {
  if (tariff.canSwitch) return;
  throw new DomainError('VALIDATION', { errors: { tariffsId: cannotSwitch(tariff.supplierName) } });
}

/** QUOTE_EXPIRED when the quote was for another home or usage. */
function rejectOutdated({ address, supply, ...rest }: EnrolmentRecord, { quote, offer }: ChosenOffer): void {
  if (!address || !supply) throw new DomainError('QUOTE_EXPIRED');
  const checked: CheckedEnrolment = { ...rest, address, supply };
  const question = questionOf(checked, offer.tariff.energyType);
  if (questionKey(question) !== quote.question) throw new DomainError('QUOTE_EXPIRED');
}
