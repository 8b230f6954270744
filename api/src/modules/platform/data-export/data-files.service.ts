import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { PassportFiles } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { DrawnPdfs } from '../../after-setup/pdf/drawn-pdfs.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { DataPassportService } from '../data-passport/data-passport.service.js';
import { CustomerExport } from './customer-export.js';
import { dataDocument, type DataCopy } from './data-document.js';

/** Free of personal data. */
const fileName = 'data-passport';

/** The passport of a mover and all data that is held, as files. [PASS-14] */
@Injectable()
export class DataFilesService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly passports: DataPassportService,
    private readonly copies: CustomerExport,
    private readonly drawn: DrawnPdfs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws CONTACT_UNVERIFIED, TOO_MANY_REQUESTS, and UNAVAILABLE when the PDF could not be drawn. */
  async sizes(enrolmentId: string): Promise<PassportFiles> {
    const copy = await this.copyOf(enrolmentId);
    return { pdf: (await this.pdfOf(enrolmentId, copy)).length, json: jsonOf(copy).length };
  }

  /** Throws like `sizes`. */
  async pdf(enrolmentId: string): Promise<StreamableFile> {
    return file(await this.pdfOf(enrolmentId, await this.copyOf(enrolmentId)), 'pdf');
  }

  /** Throws CONTACT_UNVERIFIED. */
  async json(enrolmentId: string): Promise<StreamableFile> {
    return file(jsonOf(await this.copyOf(enrolmentId)), 'json');
  }

  /** The same as long as nothing changes on a day, so that the sizes on the page are the ones of the files. */
  private async copyOf(enrolmentId: string): Promise<DataCopy> {
    const passport = await this.passports.entries(enrolmentId);
    return { createdOn: this.clock.today(), passport, data: await this.copies.of(enrolmentId) };
  }

  private async pdfOf(enrolmentId: string, copy: DataCopy): Promise<Buffer> {
    const brand = await this.brands.of((await this.enrolments.get(enrolmentId)).brand);
    return this.drawn.get(dataDocument(copy, brand), () =>
      this.limiter.hit(perEnrolment('data-document', enrolmentId, this.env.DATA_DOCUMENT_LIMIT)),
    );
  }
}

const jsonOf = (copy: DataCopy): Buffer => Buffer.from(JSON.stringify(copy));

function file(content: Buffer, format: 'pdf' | 'json'): StreamableFile {
  return new StreamableFile(content, {
    type: `application/${format}`,
    disposition: `attachment; filename="${fileName}.${format}"`,
    length: content.length,
  });
}
