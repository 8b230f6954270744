import { Injectable, StreamableFile } from '@nestjs/common';
import { dayMeters } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { PdfRenderer } from '../pdf/pdf-renderer.js';
import { Clock } from '../../../common/clock/clock.js';
import { handoverSheet } from './handover-sheet.js';
import { handoverTexts } from './handover-sheet.texts.js';
import { MeterDayService } from './meter-day.service.js';
import { MeterReadingRepository } from './meter-reading.repository.js';

/** Sheets per enrolment in ten minutes. */
const maxSheets = 30;

/** The handover sheet: one page for the landlord and the inventory clerk. [METER-15] */
@Injectable()
export class HandoverSheetService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly days: MeterDayService,
    private readonly readings: MeterReadingRepository,
    private readonly brands: BrandService,
    private readonly renderer: PdfRenderer,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND without a reading, TOO_MANY_REQUESTS, and UNAVAILABLE when it could not be drawn. */
  async sheet(enrolmentId: string): Promise<StreamableFile> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const stored = await this.days.ofHome(enrolment);
    if (stored.length === 0) throw new DomainError('NOT_FOUND');
    await this.limiter.hit(perEnrolment('handover-sheet', enrolmentId, maxSheets));
    const ordered = dayMeters.flatMap((meter) => stored.filter((reading) => reading.meter === meter));
    const readings = await Promise.all(
      ordered.map(async (reading) => ({ reading, photo: await this.readings.photoOf(enrolmentId, reading.id) })),
    );
    const now = this.clock.now();
    const brand = await this.brands.of(enrolment.brand);
    const file = await this.renderer.render(handoverSheet({ enrolment, brand, readings, now }), now);
    const disposition = `attachment; filename="${handoverTexts.fileName}"`;
    return new StreamableFile(file, { type: 'application/pdf', disposition, length: file.length });
  }
}
