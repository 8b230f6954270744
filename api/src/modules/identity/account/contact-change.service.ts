import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { portalPages, type ContactChangeByAgent } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { brandPath } from '../../brands/brand/brands.data.js';
import { undoContactChange } from '../../move/enrolment/agent-contact-change.js';
import type { ContactChange } from '../../move/enrolment/contact-change.state.js';
import { type ContactChangeNotice, ContactChangeNotices } from '../../move/enrolment/contact-change-notices.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';
import { AccountLimits } from './account-limits.js';

/** Notifies movers that an agent changes their contacts, and undoes the change for them. */
@Injectable()
export class ContactChangeService implements OnModuleInit {
  constructor(
    private readonly notices: ContactChangeNotices,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.notices.sendWith((notice) => this.notify(notice));
  }

  /** The change that a link can undo. Throws INVALID_LINK, TOO_MANY_REQUESTS. */
  async find(token: string, clientAddress: string): Promise<ContactChangeByAgent> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { change } = await this.resolve(token);
    await refund();
    return { changedAt: change.changedAt.toISOString() };
  }

  /**
   * Puts the contacts back as they were before the change, and ends every session, link and password of the mover since. Throws INVALID_LINK, TOO_MANY_REQUESTS.
   */
  async undo(token: string, clientAddress: string): Promise<void> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const { enrolmentId, change } = await this.resolve(token);
    await refund();
    // First: a session that is still active could change the contacts again.
    await this.closeWaysIn(enrolmentId, change);
    const undone = (current: EnrolmentRecord) => {
      const back = undoContactChange(current, change.id);
      if (!back) throw new DomainError('INVALID_LINK');
      return back;
    };
    await this.enrolments.revise(enrolmentId, undone, ['contact-change-undone']);
    // Again: the new contact was a way in until now.
    await this.closeWaysIn(enrolmentId, change);
  }

  private async notify({ enrolment, changeId, notified }: ContactChangeNotice): Promise<void> {
    const enrolmentId = enrolment.id;
    await this.limits.hitContactChange(enrolmentId);
    const brand = await this.brands.of(enrolment.brand);
    for (const to of notified) {
      await this.links.deliver('contact-change', { enrolmentId, changeId }, (token) => {
        const path = portalPages['contact-change'].replace(':changeToken', token);
        return this.messages.sendContactChange(
          // Only proven contacts are notified, and no limit may keep that from them.
          { ...to, brand, enrolmentId, isProven: true },
          `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${path}`,
        );
      });
    }
  }

  private async resolve(token: string): Promise<{ readonly enrolmentId: string; readonly change: ContactChange }> {
    const { enrolmentId, changeId } = await this.links.peek('contact-change', token);
    const enrolment = await this.enrolments.find(enrolmentId);
    const change = enrolment?.contactChanges.find(({ id }) => id === changeId);
    if (!enrolment || enrolment.forgottenAt || !change) throw new DomainError('INVALID_LINK');
    return { enrolmentId, change };
  }

  private async closeWaysIn(enrolmentId: string, { changedAt }: ContactChange): Promise<void> {
    await this.tokens.endMoverSessions(enrolmentId);
    await this.links.endWaysIn(enrolmentId);
    await this.passwords.removeSetSince(enrolmentId, changedAt);
  }
}
