import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Types } from 'mongoose';
import { ENROLMENT, type EnrolmentDocument } from './enrolment.model.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** The fields that show whether a call continues, and whether something has changed. */
export type CallFacts = Pick<
  EnrolmentRecord,
  'id' | 'version' | 'emailAddress' | 'contactNumber' | 'pendingContacts' | 'closedAt' | 'forgottenAt'
>;

/** The part of enrolments that agents follow during their calls. */
@Injectable()
export class CallFactsRepository {
  constructor(@InjectModel(ENROLMENT) private readonly enrolments: Model<EnrolmentDocument>) {}

  /** The facts of several enrolments; unknown ones are missing. */
  async ofEnrolments(ids: readonly string[]): Promise<readonly CallFacts[]> {
    const _id = { $in: ids.filter((id) => isValidObjectId(id)).map((id) => new Types.ObjectId(id)) };
    const fields = { version: 1, emailAddress: 1, contactNumber: 1, pendingContacts: 1, closedAt: 1, forgottenAt: 1 };
    const found = await this.enrolments.find({ _id }, fields).lean<EnrolmentDocument[]>();
    return found.map((document) => ({
      id: document._id.toHexString(),
      version: document.version,
      emailAddress: document.emailAddress,
      contactNumber: document.contactNumber,
      pendingContacts: document.pendingContacts ?? {},
      // Stored since enrolments can be finished.
      closedAt: document.closedAt ?? null,
      forgottenAt: document.forgottenAt,
    }));
  }
}
