import { Injectable } from '@nestjs/common';
import type { AgentContactChange } from './agent-contact-change.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** A change of contacts by an agent that is about to be stored. */
export interface ContactChangeNotice {
  readonly enrolment: EnrolmentRecord;
  readonly changeId: string;
  readonly notified: AgentContactChange['notified'];
}

/** Rejects with TOO_MANY_REQUESTS, or THIRD_PARTY when a message could not be sent. */
type Send = (notice: ContactChangeNotice) => Promise<void>;

/** Notifies the owner of proven contacts that an agent changes them. The module that sends messages registers how. */
@Injectable()
export class ContactChangeNotices {
  private sender: Send | null = null;

  sendWith(sender: Send): void {
    this.sender = sender;
  }

  /** Resolves once every contact was notified, so that no change is stored without its owner's knowledge. */
  async send(notice: ContactChangeNotice): Promise<void> {
    if (notice.notified.length === 0) return;
    if (!this.sender) throw new Error('no module sends notices of changed contacts');
    await this.sender(notice);
  }
}
