import { Injectable } from '@nestjs/common';
import { steps, type Content, type ScriptPage, type StepId } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { ScriptRepository } from './script.repository.js';

/** How long scripts are kept in memory. */
const MEMORY_SECONDS = 60;
/** How long the agent's browser keeps them: a changed script is shown within five minutes altogether. */
export const scriptsMaxAgeSeconds = 240;

interface CachedPages {
  readonly pages: Promise<readonly ScriptPage[]>;
  readonly until: number;
}

/** What agents read out, page by page. */
@Injectable()
export class ScriptsService {
  private readonly cached = new Map<string, CachedPages>();

  constructor(
    private readonly scripts: ScriptRepository,
    private readonly brands: BrandService,
    private readonly enrolments: EnrolmentRepository,
    private readonly clock: Clock,
  ) {}

  /** The scripts for the brand of an enrolment. [TEL-25, TEL-26] */
  async content(enrolmentId: string): Promise<Content> {
    const brand = await this.brands.of((await this.enrolments.get(enrolmentId)).brand);
    return { customContent: { telephonyScriptPages: await this.pagesOf(brand) } };
  }

  /** Simultaneous calls share one look-up. */
  private pagesOf(brand: Brand): Promise<readonly ScriptPage[]> {
    const key = `${brand.level}:${brand.id}`;
    const now = this.clock.now().getTime();
    const known = this.cached.get(key);
    if (known && known.until > now) return known.pages;
    const pages = this.lookUp(brand);
    this.cached.set(key, { pages, until: now + MEMORY_SECONDS * 1000 });
    pages.catch(() => this.cached.delete(key));
    return pages;
  }

  /** A page that the brand has no script for has that of the brand above it, and in the end that of the default brand. */
  private async lookUp(brand: Brand): Promise<readonly ScriptPage[]> {
    const levels = await this.withBrandsAbove(brand);
    const scripts = await Promise.all(levels.map((level) => this.scripts.of(level)));
    const texts = new Map(scripts.toReversed().flatMap((own) => own.map(({ page, text }) => [page, text])));
    return (Object.keys(steps) as StepId[]).flatMap((pageIdentifier) => {
      const pageScript = texts.get(pageIdentifier);
      return pageScript === undefined ? [] : [{ pageIdentifier, pageScript }];
    });
  }

  private async withBrandsAbove(brand: Brand): Promise<readonly Brand[]> {
    const levels = [brand];
    let above = brand.partner === null ? null : await this.brands.find(brand.partner);
    while (above) {
      levels.push(above);
      above = above.partner === null ? null : await this.brands.find(above.partner);
    }
    const last = await this.brands.default();
    return levels.some(({ level, id }) => level === last.level && id === last.id) ? levels : [...levels, last];
  }
}
