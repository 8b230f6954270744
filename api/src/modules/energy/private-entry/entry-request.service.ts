import { Injectable } from '@nestjs/common';
import type { Channel, PrivateEntryRequest, PrivateEntryScope } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { PrivateAccountService } from '../payment/private-account.service.js';
import { PsrService } from '../psr/psr.service.js';

/** Distributes over the union, so that each scope keeps its fields. */
type WithoutExpiry<Request> = Request extends PrivateEntryRequest ? Omit<Request, 'expiresAt'> : never;

/** The request that the page behind a link shows: the rules of its form, and nothing about the customer. */
@Injectable()
export class EntryRequestService {
  constructor(
    private readonly accounts: PrivateAccountService,
    private readonly psr: PsrService,
  ) {}

  /**
   * Throws the journey guard's error if the step is closed: TARIFF_MISSING, ENROLMENT_COMPLETE, CONFLICT, THIRD_PARTY.
   */
  async of(
    enrolment: EnrolmentRecord,
    { scope, channel }: { readonly scope: PrivateEntryScope; readonly channel: Channel },
  ): Promise<WithoutExpiry<PrivateEntryRequest>> {
    if (scope === 'bank-details') return { scope, ...(await this.accounts.rule(enrolment)) };
    if (scope === 'health-needs') return { scope, suppliers: await this.psr.suppliers(enrolment) };
    return { scope, channel };
  }
}
