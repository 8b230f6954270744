import { Controller, Header, Headers, Query, Req } from '@nestjs/common';
import {
  embeddingEndpoints,
  isTelephonyHost,
  resolutionQuerySchema,
  type Embedding,
  type HostProblem,
} from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Call } from '../../../common/http/call.decorator.js';
import { PartnerKeyService } from '../partner-key/partner-key.service.js';
import { BrandService } from './brand.service.js';

/** Explains to partners' and CRMs' pages why the browser refused the frame, which reveals no more than the frame's own headers. */
@Controller()
export class EmbeddingController {
  constructor(
    private readonly brands: BrandService,
    private readonly partnerKeys: PartnerKeyService,
  ) {}

  /** Returns what keeps the page of the Origin header from embedding the brand, or on the telephony host the partner's panel, if anything. */
  @Call(embeddingEndpoints.check)
  @Header('access-control-allow-origin', '*')
  async check(
    @Query({ schema: resolutionQuerySchema }) { brand, branch }: z.infer<typeof resolutionQuerySchema>,
    @Req() { hostname }: FastifyRequest,
    @Headers('origin') origin = '',
  ): Promise<Embedding> {
    if (!isTelephonyHost(hostname)) return { problem: await this.brands.hostProblem(origin, brand, branch) };
    return { problem: await this.panelProblem(origin, brand) };
  }

  /** What keeps pages of an origin from showing a partner's panel; null when they may. */
  private async panelProblem(origin: string, urlRoute?: string): Promise<HostProblem | null> {
    if (urlRoute === undefined) return 'no-brand';
    const brand = await this.brands.find(urlRoute);
    const partner = brand && (await this.brands.partnerOf(brand));
    if (partner === null) return 'unknown-brand';
    return (await this.partnerKeys.panelOrigins(partner)).includes(origin) ? null : 'origin-not-listed';
  }
}
