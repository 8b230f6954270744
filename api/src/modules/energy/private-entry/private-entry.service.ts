import { Inject, Injectable } from '@nestjs/common';
import {
  maxPrivateEntryAttempts,
  pathOf,
  privateEntryLifetimeMinutes,
  type NewPrivateEntry,
  type PrivateEntry,
} from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { Clock } from '../../../common/clock/clock.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { isProvenContact, latestContactOf } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { LinksService } from '../../identity/links/links.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { OtpService } from '../../identity/otp/otp.service.js';
import { CallStateService } from './call-state.service.js';
import { hashedContact, toPrivateEntry } from './entry-view.js';
import { EntryRequestService } from './entry-request.service.js';
import { LinkFactsService } from './link-facts.service.js';
import { PrivateEntryRepository, type StoredEntry } from './private-entry.repository.js';

const minuteMs = 60_000;
/** How long agents see an entry. */
const shownMs = 60 * minuteMs;

/** The agent's side: requests a private entry from a customer, and follows its progress. */
@Injectable()
export class PrivateEntryService {
  constructor(
    private readonly entries: PrivateEntryRepository,
    private readonly requests: EntryRequestService,
    private readonly calls: CallStateService,
    private readonly facts: LinkFactsService,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly otp: OtpService,
    private readonly history: HistoryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Sends the customer a link. Throws DETAILS_MISSING without that contact, the journey guard's error if the step is
   * closed, TOO_MANY_REQUESTS, THIRD_PARTY (no link is valid or counted), and OUTCOME_UNKNOWN if it repeats a call that
   * was interrupted during sending.
   */
  async create(caller: CallerIdentity, asked: NewPrivateEntry, clientAddress: string): Promise<PrivateEntry> {
    const { enrolmentId, agentName } = requireAgent(caller);
    const enrolment = await this.enrolments.get(enrolmentId);
    const contact = latestContactOf(enrolment, asked.channel);
    if (contact === null) throw new DomainError('DETAILS_MISSING');
    // The customer must not open a page with an impossible request.
    await this.requests.of(enrolment, asked);
    const run = async (beforeSending: () => Promise<void>) => {
      const refund = await this.takeLimit(enrolmentId);
      try {
        const to = { channel: asked.channel, contact, beforeSending };
        const codeId = asked.scope === 'code' ? await this.otp.sendOnce(caller, to, clientAddress) : null;
        return await this.send({ caller, agentName, enrolment, contact, codeId, beforeSending }, asked);
      } catch (error) {
        await refund();
        throw error;
      }
    };
    const completed = () => this.completedEntry(enrolment);
    return this.history.attempting(enrolmentId, 'private-entry-sent', { run, completed });
  }

  /** The private entries of the call, newest first. */
  async list(enrolmentId: string): Promise<readonly PrivateEntry[]> {
    const { updates } = await this.calls.read([enrolmentId]);
    return updates.get(enrolmentId)?.privateEntries ?? [];
  }

  /** Ends an entry and its link. Idempotent. Throws NOT_FOUND. */
  async cancel(enrolmentId: string, id: string): Promise<void> {
    const entry = await this.entries.find(enrolmentId, id);
    if (!entry) throw new DomainError('NOT_FOUND');
    await this.endLink(entry);
  }

  private async send(sender: Sender, { scope, channel }: NewPrivateEntry) {
    const { caller, agentName, enrolment, contact, codeId, beforeSending } = sender;
    const brand = await this.brands.of(enrolment.brand);
    const isProven = isProvenContact(enrolment, channel, contact);
    const token = await this.links.deliver(
      'private-entry',
      { enrolmentId: enrolment.id, maxAttempts: maxPrivateEntryAttempts },
      (issued) =>
        this.messages.sendPrivateEntry(
          { channel, contact, brand, enrolmentId: enrolment.id, isProven, beforeSending },
          this.pageUrl(brand, issued),
        ),
    );
    const now = this.clock.now();
    const entry = await this.entries.add(idOfAttempt('private-entry'), {
      enrolmentId: enrolment.id,
      sessionId: caller.sessionId,
      agentName,
      scope,
      channel,
      linkId: this.links.idOf('private-entry', token),
      codeId,
      contactHash: this.keyedHash.of(hashedContact(channel, contact)),
      state: 'sent',
      sentAt: now,
      openedAt: null,
      doneAt: null,
      expiresAt: new Date(now.getTime() + privateEntryLifetimeMinutes * minuteMs),
      removeAt: new Date(now.getTime() + shownMs),
    });
    return this.replaceEarlier(entry, enrolment);
  }

  /** The entry of an interrupted predecessor with the same Idempotency-Key; null if it stored none. */
  private async completedEntry(enrolment: EnrolmentRecord): Promise<PrivateEntry | null> {
    const id = idOfAttempt('private-entry');
    const entry = id === null ? null : await this.entries.find(enrolment.id, id);
    return entry && this.replaceEarlier(entry, enrolment);
  }

  private async replaceEarlier(entry: StoredEntry, enrolment: EnrolmentRecord): Promise<PrivateEntry> {
    for (const earlier of await this.entries.openBefore(entry)) await this.endLink(earlier);
    return toPrivateEntry(entry, enrolment, await this.facts.read([entry]));
  }

  private async endLink({ id, linkId }: Pick<StoredEntry, 'id' | 'linkId'>): Promise<void> {
    await this.links.end(linkId);
    await this.entries.end(id);
  }

  private takeLimit(enrolmentId: string): Promise<() => Promise<void>> {
    const max = this.env.PRIVATE_ENTRY_LIMIT;
    return this.limiter.take({ name: 'private-entry', by: enrolmentId, max, windowSeconds: 60 * 60 });
  }

  /** Always a page of the hosted portal. */
  private pageUrl(brand: Brand, token: string): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${pathOf('private-entry', { entryToken: token })}`;
  }
}

interface Sender {
  readonly caller: CallerIdentity;
  readonly agentName: string;
  readonly enrolment: EnrolmentRecord;
  readonly contact: string;
  readonly codeId: string | null;
  readonly beforeSending: () => Promise<void>;
}

function requireAgent({ enrolmentId, agentName }: CallerIdentity): { enrolmentId: string; agentName: string } {
  if (enrolmentId === null || agentName === null) throw new DomainError('FORBIDDEN');
  return { enrolmentId, agentName };
}
