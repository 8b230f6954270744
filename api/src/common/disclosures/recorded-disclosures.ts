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

  override async begin({ enrolmentId: named, kinds, ...disclosure }: NewDisclosure): Promise<Completion> {
    if (kinds.length === 0 || named === null) return noEntry;
    const enrolmentId = named ?? currentEnrolment();
    if (enrolmentId === null) throw new Error(`the disclosure for ${disclosure.purpose} belongs to no enrolment`);
    const jobId = currentJob();
    const id = await this.entries.add({
      ...disclosure,
      enrolmentId,
      kinds: [...kinds],
      at: this.clock.now(),
      ...(jobId !== null && { jobId }),
    });
    return async (outcome) => {
      try {
        await this.entries.complete(id, outcome);
      } catch (err) {
        this.log.warn({ err, disclosure: id.toHexString() }, 'result of a disclosure could not be stored');
      }
    };
  }
}
