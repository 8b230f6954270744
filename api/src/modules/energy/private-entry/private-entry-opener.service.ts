import { Injectable } from '@nestjs/common';
import {
  openPrivateEntrySchema,
  type PrivateCode,
  type PrivateEntryRequest,
  type PrivateEntryScope,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { AccountLimits } from '../../identity/account/account-limits.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { HistoryService } from '../../agents/history/history.service.js';
import type { LinkTarget } from '../../identity/links/link-token.repository.js';
import { LinksService } from '../../identity/links/links.service.js';
import { OtpService } from '../../identity/otp/otp.service.js';
import { PrivateAccountService } from '../payment/private-account.service.js';
import { PsrService } from '../psr/psr.service.js';
import { isOpen } from './entry-view.js';
import { EntryRequestService } from './entry-request.service.js';
import { LinkFactsService } from './link-facts.service.js';
import { PrivateEntryRepository, type StoredEntry } from './private-entry.repository.js';

/** The customer's side: the page behind a link. Every call throws INVALID_LINK and TOO_MANY_REQUESTS. */
@Injectable()
export class PrivateEntryOpener {
  constructor(
    private readonly entries: PrivateEntryRepository,
    private readonly requests: EntryRequestService,
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly accounts: PrivateAccountService,
    private readonly psr: PsrService,
    private readonly otp: OtpService,
    private readonly facts: LinkFactsService,
    private readonly history: HistoryService,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
  ) {}

  /** Returns the request that the page shows, without redeeming the link or consuming an attempt. */
  async open(token: string, clientAddress: string): Promise<PrivateEntryRequest> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { entry, enrolment } = await this.resolve(token, await this.links.peek('private-entry', token));
    await refund();
    const request = await this.requests.of(enrolment, entry);
    await this.entries.markOpened(entry.id, this.clock.now());
    return { ...request, expiresAt: entry.expiresAt.toISOString() };
  }

  /** Keeps the account for the payment page. */
  async enterBankDetails(body: unknown, clientAddress: string): Promise<void> {
    const { token } = parseContract(openPrivateEntrySchema, body ?? {});
    await this.submit({ scope: 'bank-details', token, clientAddress }, ({ enrolment }) =>
      this.accounts.keep(enrolment, body),
    );
  }

  /** Saves the answers as the mover's own. */
  async enterHealthNeeds(body: unknown, clientAddress: string): Promise<void> {
    const { token } = parseContract(openPrivateEntrySchema, body ?? {});
    await this.submit({ scope: 'health-needs', token, clientAddress }, ({ enrolment }) =>
      this.psr.savePrivately(enrolment, body),
    );
  }

  /** Verifies the contact with a code that the agent's login has requested; the agent stays logged in. Also throws INVALID_OTP. */
  async enterCode({ token, code }: PrivateCode, clientAddress: string): Promise<void> {
    await this.submit({ scope: 'code', token, clientAddress }, ({ entry: { sessionId, channel } }) =>
      this.otp.prove({ sessionId, channel, code }, clientAddress),
    );
  }

  /** Redeems the link for `write`, once; if `write` fails, the customer can submit again. */
  private async submit(
    { scope, token, clientAddress }: Submission,
    write: (link: OpenLink) => Promise<unknown>,
  ): Promise<void> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const link = await this.resolve(token, await this.links.takeAttempt('private-entry', token));
    if (link.entry.scope !== scope) throw new DomainError('INVALID_LINK');
    await refund();
    await this.links.redeem('private-entry', token);
    try {
      const run = async (begin: () => Promise<void>) => {
        await begin();
        await write(link);
      };
      await this.history.attempting(link.enrolment.id, 'private-entry-done', { run, entryId: link.entry.id });
    } catch (error) {
      await this.links.restore(link.entry.linkId);
      throw error;
    }
    await this.entries.markDone(link.entry.id, this.clock.now());
  }

  private async resolve(token: string, { enrolmentId }: LinkTarget): Promise<OpenLink> {
    const entry = await this.entries.byLink(this.links.idOf('private-entry', token));
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!entry || !enrolment || !isOpen(entry, enrolment, await this.facts.read([entry]))) {
      throw new DomainError('INVALID_LINK');
    }
    return { entry, enrolment };
  }
}

interface OpenLink {
  readonly entry: StoredEntry;
  readonly enrolment: EnrolmentRecord;
}

interface Submission {
  readonly scope: PrivateEntryScope;
  readonly token: string;
  readonly clientAddress: string;
}
