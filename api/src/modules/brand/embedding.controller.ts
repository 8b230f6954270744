import { Controller, Header, Headers, Query, Req } from '@nestjs/common';
import { embeddingEndpoints, isTelephonyHost, resolutionQuerySchema, type Embedding } from '@home-move/contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Call } from '../../common/http/call.decorator.js';
import { CrmOrigins } from '../partner-key/crm-origins.js';
import { BrandService } from './brand.service.js';

/** Explains to partners' and CRMs' pages why the browser refused the frame, which reveals no more than the frame's own headers. */
@Controller()
export class EmbeddingController {
  constructor(
    private readonly brands: BrandService,
    private readonly crms: CrmOrigins,
  ) {}

  /** Returns what keeps the page of the Origin header from embedding the brand, or on the telephony host the panel, if anything. */
  @Call(embeddingEndpoints.check)
  @Header('access-control-allow-origin', '*')
  async check(
    @Query({ schema: resolutionQuerySchema }) { brand, branch }: z.infer<typeof resolutionQuerySchema>,
    @Req() { hostname }: FastifyRequest,
    @Headers('origin') origin = '',
  ): Promise<Embedding> {
    if (!isTelephonyHost(hostname)) return { problem: await this.brands.hostProblem(origin, brand, branch) };
    return { problem: (await this.crms.all()).includes(origin) ? null : 'origin-not-listed' };
  }
}
