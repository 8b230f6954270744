import { Inject, Injectable } from '@nestjs/common';
import type { Affiliate } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { AffiliateRepository } from './affiliate.repository.js';

/** Offers of affiliates, without the categories that the mover's brand hides. */
@Injectable()
export class OffersService {
  constructor(
    private readonly affiliates: AffiliateRepository,
    private readonly brands: BrandService,
    private readonly enrolments: EnrolmentRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The affiliates that the brand shows, by category. [OFFER-04, OFFER-07, CONF-12] */
  async shownTo(enrolmentId: string): Promise<readonly Affiliate[]> {
    const brand = await this.brandOf(enrolmentId);
    const all = await this.affiliates.all();
    return all.filter((affiliate) => isShown(brand, affiliate));
  }

  /** Throws NOT_FOUND for an affiliate that the brand does not show, and TOO_MANY_REQUESTS. */
  async countVisit(enrolmentId: string, affiliateId: string): Promise<void> {
    const brand = await this.brandOf(enrolmentId);
    const affiliate = await this.affiliates.byId(affiliateId);
    if (!affiliate || !isShown(brand, affiliate)) throw new DomainError('NOT_FOUND');
    await this.limiter.hit(perEnrolment('affiliate-visit', enrolmentId, this.env.AFFILIATE_VISIT_LIMIT));
    await this.affiliates.countVisit(affiliate.id, brand, this.clock.today());
  }

  private async brandOf(enrolmentId: string): Promise<Brand> {
    return this.brands.of((await this.enrolments.get(enrolmentId)).brand);
  }
}

const isShown = ({ hiddenAffiliateCategories }: Brand, { category }: Affiliate) =>
  !hiddenAffiliateCategories.includes(category);
