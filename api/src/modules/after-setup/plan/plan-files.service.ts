import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { DrawnPdfs } from '../pdf/drawn-pdfs.js';
import { MovePlanService } from './move-plan.service.js';
import { planCalendar } from './plan-calendar.js';
import { planDocument } from './plan-document.js';
import { PublishedPlanRepository } from './published-plan.repository.js';
import { planFileTexts } from './plan-files.texts.js';

/** The plan as files to download. */
@Injectable()
export class PlanFilesService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly plans: MovePlanService,
    private readonly published: PublishedPlanRepository,
    private readonly drawn: DrawnPdfs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The plan to print, as PDF. Throws TOO_MANY_REQUESTS, and UNAVAILABLE when it could not be drawn. */
  async document(enrolmentId: string): Promise<StreamableFile> {
    const pdf = await this.pdfOf(await this.enrolments.get(enrolmentId));
    return file(pdf, 'application/pdf', planFileTexts.documentName);
  }

  /** The file of `document`, of an enrolment that this call has read. */
  async pdfOf(stored: EnrolmentRecord): Promise<Buffer> {
    const plan = await this.plans.planOf(stored);
    return this.drawn.get(planDocument(plan, this.clock.today()), () =>
      this.limiter.hit(perEnrolment('plan-document', stored.id, this.env.PLAN_DOCUMENT_LIMIT)),
    );
  }

  /** The days of the plan, as iCalendar. */
  async calendar(enrolmentId: string): Promise<StreamableFile> {
    return this.calendarOf(await this.enrolments.get(enrolmentId));
  }

  /** Like `calendar`, of an enrolment that this call has read. */
  async calendarOf(stored: EnrolmentRecord): Promise<StreamableFile> {
    const { plan, brand } = await this.plans.planOf(stored);
    const entries = await this.published.publish(stored.id, plan.entries);
    const calendar = planCalendar({ enrolmentId: stored.id, brandName: brand.name, entries, now: this.clock.now() });
    return file(Buffer.from(calendar), 'text/calendar; charset=utf-8', planFileTexts.calendarName);
  }
}

function file(content: Buffer, type: string, name: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"`, length: content.length });
}
