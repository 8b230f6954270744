import { Injectable } from '@nestjs/common';
import type { Flags } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { BrandService } from '../brand/brand.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { FlagEvaluation } from './evaluation/flag-evaluation.js';

/** Feature flags of the enrolment or, without one, of the default brand. */
@Injectable()
export class FlagsService {
  constructor(
    private readonly evaluation: FlagEvaluation,
    private readonly brands: BrandService,
    private readonly enrolments: EnrolmentRepository,
  ) {}

  async flags({ enrolmentId }: CallerIdentity): Promise<Flags> {
    if (enrolmentId === null) return this.evaluation.ofBrand(await this.brands.default());
    return this.evaluation.ofEnrolment(await this.enrolments.get(enrolmentId));
  }
}
