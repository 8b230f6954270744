import { Controller, Header, Headers, Query } from '@nestjs/common';
import { embeddingEndpoints, resolutionQuerySchema, type Embedding } from '@home-move/contract';
import type * as z from 'zod/mini';
import { Call } from '../../common/http/call.decorator.js';
import { BrandService } from './brand.service.js';

/** Explains to partners' pages why the browser refused the frame, which reveals no more than the frame's own headers. */
@Controller()
export class EmbeddingController {
  constructor(private readonly brands: BrandService) {}

  /** Returns what keeps the page of the Origin header from embedding the brand, if anything. */
  @Call(embeddingEndpoints.check)
  @Header('access-control-allow-origin', '*')
  async check(
    @Query({ schema: resolutionQuerySchema }) { brand, branch }: z.infer<typeof resolutionQuerySchema>,
    @Headers('origin') origin?: string,
  ): Promise<Embedding> {
    return { problem: await this.brands.hostProblem(origin ?? '', brand, branch) };
  }
}
