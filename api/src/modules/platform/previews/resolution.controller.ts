import { createHash } from 'node:crypto';
import { Controller, Headers, Query, Res } from '@nestjs/common';
import { brandEndpoints, resolutionQuerySchema, type RegistryResolution } from '@home-move/contract';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryService } from '../registry/registry.service.js';
import { PreviewsService } from './previews.service.js';

/** Resolution of remotes for the shell. */
@Controller()
export class ResolutionController {
  constructor(
    private readonly registry: RegistryService,
    private readonly previews: PreviewsService,
  ) {}

  /**
   * Returns the version of each remote for a brand and branch; 304 while the client's copy is current. No cache keeps the one of a
   * browser with a preview. [BRAND-13]
   */
  @Call(brandEndpoints.resolution)
  async resolution(
    @Query({ schema: resolutionQuerySchema }) { brand: urlRoute, branch }: z.infer<typeof resolutionQuerySchema>,
    @Headers('if-none-match') known: string | undefined,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistryResolution | undefined> {
    const brand = await this.registry.findBrand({ urlRoute, branch });
    const preview = await this.previews.ofBrowser(cookies, brand);
    const resolution = await this.registry.resolution(brand, preview?.record);
    const tag = `"${createHash('sha256').update(JSON.stringify(resolution)).digest('base64url')}"`;
    void reply.headers({
      'cache-control': preview ? 'no-store' : 'max-age=5, stale-while-revalidate=25',
      vary: 'cookie',
      etag: tag,
    });
    if (known !== tag) return resolution;
    void reply.status(304);
    return undefined;
  }
}
