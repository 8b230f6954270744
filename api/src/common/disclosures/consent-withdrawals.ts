import { Injectable } from '@nestjs/common';
import type { ConsentPurpose, DataRecipient } from '@home-move/contract';

/** An entry that is based on a consent. */
export interface EntryByConsent {
  readonly id: string;
  /** As its recipient issued it. */
  readonly reference: string;
}

/** A consent that a mover withdraws. */
export interface WithdrawnConsent {
  readonly enrolmentId: string;
  readonly recipient: DataRecipient;
  readonly at: Date;
  /** Its entries with a reference, oldest first, without entries of an earlier consent that was withdrawn. */
  readonly entries: readonly EntryByConsent[];
}

/** Ends what a consent allows, and has its recipient informed if there is a call for that. Idempotent, as it may run twice. */
export type WithdrawalHandler = (consent: WithdrawnConsent) => Promise<void>;

/**
 * What each module does when a mover withdraws a consent. Every module that sends data on the basis of a consent registers its purpose
 * here. [PASS-09]
 */
@Injectable()
export class ConsentWithdrawals {
  private readonly handlers = new Map<ConsentPurpose, WithdrawalHandler>();

  /** Registers what ends with the consents for a purpose. */
  register(purpose: ConsentPurpose, handler: WithdrawalHandler): void {
    this.handlers.set(purpose, handler);
  }

  /** Ends what a consent allows. Throws for a purpose that no module has registered. */
  async apply(purpose: ConsentPurpose, consent: WithdrawnConsent): Promise<void> {
    const handler = this.handlers.get(purpose);
    if (!handler) throw new Error(`nothing ends with a withdrawn consent for ${purpose}`);
    await handler(consent);
  }
}
