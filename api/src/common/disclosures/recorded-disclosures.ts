import { Injectable } from '@nestjs/common';
import { currentEnrolment, currentJob } from '../access/actor.js';
import { Clock } from '../clock/clock.js';
import { Log } from '../logging/log.js';
import { DisclosureRepository } from './disclosure.repository.js';
import { type Completion, Disclosures, type NewDisclosure } from './disclosures.js';

const noEntry: Completion = () => Promise.resolve();

/** Records disclosures in the database. */
@Injectable()
export class RecordedDisclosures extends Disclosures {
  constructor(
    private readonly entries: DisclosureRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    super();
  }

  override async begin({
    enrolmentId: named,
    recipient,
    purpose,
    kinds,
    reference,
    isErased = false,
  }: NewDisclosure): Promise<Completion> {
    if (kinds.length === 0 || named === null) return noEntry;
    const enrolmentId = named ?? currentEnrolment();
    if (enrolmentId === null) throw new Error(`the disclosure for ${purpose} belongs to no enrolment`);
    const jobId = currentJob();
    const details = { kinds: [...kinds], reference, ...(jobId !== null && { jobId }) };
    const at = this.clock.now();
    const id = await this.entries.add({ enrolmentId, recipient, purpose, at, ...(isErased ? {} : details) });
    return async (outcome) => {
      try {
        await this.entries.complete(id, outcome);
      } catch (err) {
        this.log.warn({ err, disclosure: id.toHexString() }, 'result of a disclosure could not be stored');
      }
    };
  }
}
