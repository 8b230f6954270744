import { QuotesPort, type HeldApplication, type SubmittedApplication } from '../../../providers/quotes/quotes.port.js';
import { slotChange, slotOf, type EnergySlot } from '../state/energy-slot.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import type { ListedSubmission, SubmissionKind, UnsettledSubmission } from '../../platform/settlement/submission.js';
import type { ApplicationAttempt } from './application-attempt.js';

/** An application to an energy supplier, by way of the quotes provider: that of one slot of the enrolment. */
export class ApplicationKind implements SubmissionKind<ApplicationAttempt, SubmittedApplication> {
  readonly name: string;
  readonly storedAt: string;
  readonly rejection = 'QUOTE_EXPIRED';

  constructor(
    private readonly slot: EnergySlot,
    private readonly provider: QuotesPort,
    private readonly references: SupplierReferenceRepository,
    readonly timeLimitMs: number,
  ) {
    this.name = slot === 'primary' ? 'application' : `${slot}-application`;
    this.storedAt = slot === 'primary' ? 'application.tries' : 'secondaryApplication.tries';
  }

  unsettled(enrolment: EnrolmentRecord): UnsettledSubmission | null {
    const { application } = slotOf(enrolment, this.slot);
    if (!application) return null;
    const { tries: attempts, ...rest } = application;
    return { ...rest, attempts };
  }

  store(_: EnrolmentRecord, unsettled: UnsettledSubmission | null): EnrolmentChange {
    if (!unsettled) return slotChange(this.slot, { application: null });
    const { attempts: tries, ...rest } = unsettled;
    return slotChange(this.slot, { application: { ...rest, tries } });
  }

  async send(key: string, { application }: ApplicationAttempt): Promise<SubmittedApplication | 'other-accepted'> {
    const submitted = await this.provider.submit(key, application);
    return submitted === 'other-submitted' ? 'other-accepted' : submitted;
  }

  emailOf({ application }: ApplicationAttempt): string {
    return application.person.emailAddress;
  }

  async listed(email: string): Promise<readonly ListedSubmission<ApplicationAttempt>[]> {
    return (await this.provider.applicationsFor(email)).map((held) => ({
      reference: held.reference,
      matches: ({ application: { priceIds, addOns } }) => contentOf({ priceIds, addOns }) === contentOf(held),
    }));
  }

  settledAmong(references: readonly string[]): Promise<ReadonlySet<string>> {
    return this.references.submittedAmong(references);
  }
}

/** Plan and add-ons, in any order: the provider lists no home. */
const contentOf = ({ priceIds, addOns }: Pick<HeldApplication, 'priceIds' | 'addOns'>): string =>
  JSON.stringify([priceIds.toSorted(), addOns.toSorted()]);
