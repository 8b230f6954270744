import { Injectable } from '@nestjs/common';
import type { Flags } from '@home-move/contract';
import type { CallerIdentity } from '../../common/access/caller.js';
import { BrandService, flagsOf } from '../brand/brand.service.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';

/** Feature flags: those of the enrolment's brand, or of the default brand without an enrolment. */
@Injectable()
export class FlagsService {
  constructor(
    private readonly brands: BrandService,
    private readonly enrolments: EnrolmentRepository,
  ) {}

  async flags({ enrolmentId }: CallerIdentity): Promise<Flags> {
    const { level, id } =
      enrolmentId === null ? await this.brands.default() : (await this.enrolments.get(enrolmentId)).brand;
    return flagsOf((await this.brands.byLevelAndId(level, id)) ?? (await this.brands.default()));
  }
}
