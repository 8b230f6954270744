import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { urlOf, planEndpoints, type CalendarFeed, type CalendarFeedState } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../../identity/links/links.service.js';
import { PlanFilesService } from './plan-files.service.js';

const hourSeconds = 60 * 60;
/** Calendar programs ask at most every few minutes. */
const maxReadsPerHour = 60;

/** A calendar at a secret address, which calendar programs poll without a login. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly files: PlanFilesService,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates the address and ends the one before. */
  async create(enrolmentId: string): Promise<CalendarFeed> {
    const token = await this.links.replace('calendar', { enrolmentId });
    const url = `${this.env.PUBLIC_ORIGIN}${urlOf(planEndpoints.feed, { params: { token } })}`;
    return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
  }

  async state(enrolmentId: string): Promise<CalendarFeedState> {
    return { isActive: await this.links.isActive('calendar', enrolmentId) };
  }

  /** Ends the address. Idempotent. */
  async end(enrolmentId: string): Promise<void> {
    await this.links.endAll('calendar', enrolmentId);
  }

  /** Throws NOT_FOUND for a token that opens nothing, whatever the reason, and TOO_MANY_REQUESTS. */
  async read(token: string, clientAddress: string): Promise<StreamableFile> {
    const max = this.env.CALENDAR_LIMIT;
    const wrongTokens = { name: 'calendar', by: clientAddress, max, windowSeconds: failedAttemptWindowSeconds };
    const refund = await this.limiter.take(wrongTokens);
    const enrolment = await this.enrolmentOf(token);
    await refund();
    const by = this.links.idOf('calendar', token);
    await this.limiter.hit({ name: 'calendar-reads', by, max: maxReadsPerHour, windowSeconds: hourSeconds });
    return this.files.calendarOf(enrolment);
  }

  private async enrolmentOf(token: string) {
    const target = await this.links.peek('calendar', token).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'INVALID_LINK') return null;
      throw error;
    });
    const enrolment = target && (await this.enrolments.find(target.enrolmentId));
    if (!enrolment || enrolment.forgottenAt) throw new DomainError('NOT_FOUND');
    return enrolment;
  }
}
