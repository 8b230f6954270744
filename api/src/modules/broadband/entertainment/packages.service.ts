import { Inject, Injectable } from '@nestjs/common';
import {
  isSkyTv,
  type BroadbandResponse,
  type BroadbandFilter,
  type BroadbandPackage,
  type BroadbandSource,
  type BroadbandSpeeds,
  type PackageParams,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BroadbandHtPort } from '../../../providers/broadband-ht/broadband-ht.port.js';
import { BroadbandWombbPort } from '../../../providers/broadband-wombb/broadband-wombb.port.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { homeToConnect, type HomeToConnect } from './home-to-connect.js';
import { noSpeeds, type LineSpeeds } from '../../../providers/broadband/offered-package.js';
import { filterPackages, filterOptionsOf, sortPackages } from './package-filter.js';
import { paginate } from './package-pages.js';
import { toPackage } from './package.mapper.js';
import { withLabels } from './promoted-packages.js';
import { cheapestSocialTariff } from './social-tariff.js';

@Injectable()
export class PackagesService {
  private readonly feeds: Readonly<Record<BroadbandSource, BroadbandHtPort | BroadbandWombbPort>>;

  constructor(
    ht: BroadbandHtPort,
    wombb: BroadbandWombbPort,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.feeds = { ht, wombb };
  }

  /**
   * The packages that the brand offers at the new home, from both feeds; skips a failing feed. [BB-19 to BB-22,
   * BRAND-03]
   */
  async search(enrolmentId: string, filter: BroadbandFilter): Promise<BroadbandResponse> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const home = await this.homeOf(enrolment);
    const { postcode } = home.address;
    const [isOffered, ht, wombb, broadband] = await Promise.all([
      this.offerRuleOf(enrolment),
      unlessDown(this.offered('ht', home)),
      unlessDown(this.offered('wombb', home)),
      this.speedsAt(postcode),
    ]);
    const all = withLabels([...(ht ?? []), ...(wombb ?? [])].filter(isOffered));
    return {
      packages: {
        ...paginate(sortPackages(filterPackages(all, filter), filter.sortOption), filter),
        filterOptions: filterOptionsOf(all),
        socialTariff: cheapestSocialTariff(all),
        htSuccess: ht !== null,
        wombbSuccess: wombb !== null,
      },
      broadband,
    };
  }

  /** The fastest lines that the feeds know of at the new home; empty texts while both fail. */
  async speeds(enrolmentId: string): Promise<BroadbandSpeeds> {
    const { address } = await this.homeOf(await this.enrolments.get(enrolmentId));
    return this.speedsAt(address.postcode);
  }

  /**
   * One package on its current terms, without labels, which need the other feed. Throws NOT_FOUND if unavailable.
   * [BRAND-03]
   */
  async find(enrolmentId: string, wanted: PackageParams): Promise<BroadbandPackage> {
    return this.findFor(await this.enrolments.get(enrolmentId), wanted);
  }

  /** Like `find`, for an enrolment that this call has read. */
  async findFor(enrolment: EnrolmentRecord, { packageId, sourceId }: PackageParams): Promise<BroadbandPackage> {
    const home = await this.homeOf(enrolment);
    const [isOffered, offered] = await Promise.all([this.offerRuleOf(enrolment), this.offered(sourceId, home)]);
    const found = offered.find((candidate) => candidate.packageId === packageId);
    if (!found || !isOffered(found)) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** Whether the brand of an enrolment offers a package: some offer no Sky TV. */
  private async offerRuleOf({ brand }: EnrolmentRecord): Promise<(item: BroadbandPackage) => boolean> {
    const { skyTv } = await this.brands.of(brand);
    return (item) => skyTv || !isSkyTv(item);
  }

  private async homeOf(enrolment: EnrolmentRecord): Promise<HomeToConnect> {
    const home = homeToConnect(enrolment, this.clock.today());
    await this.limiter.hit(perEnrolment('broadband', enrolment.id, this.env.BROADBAND_LIMIT));
    return home;
  }

  private async speedsAt(postcode: string): Promise<BroadbandSpeeds> {
    const feeds = [this.feeds.ht, this.feeds.wombb];
    const speeds = await Promise.all(feeds.map((feed) => unlessDown(feed.speedsAt(postcode))));
    return bestOf(speeds.map((found) => found ?? noSpeeds));
  }

  private async offered(source: BroadbandSource, { address, startDate }: HomeToConnect) {
    const offered = await this.feeds[source].packagesAt(address.postcode, startDate);
    return offered.map((item) => toPackage(item, startDate, this.clock.now()));
  }
}

/** Null when the third party fails. */
async function unlessDown<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'THIRD_PARTY') return null;
    throw error;
  }
}

/** In Mbps; an empty text if no line is available. */
function bestOf(speeds: readonly LineSpeeds[]): BroadbandSpeeds {
  const best = (kind: keyof LineSpeeds) => {
    const mbps = Math.max(0, ...speeds.map((found) => found[kind] ?? 0));
    return mbps === 0 ? '' : String(mbps);
  };
  return { standard_mbps: best('standard'), fibre_mbps: best('fibre') };
}
