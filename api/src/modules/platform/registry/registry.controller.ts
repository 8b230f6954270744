import { createHash } from 'node:crypto';
import { Controller, Header, Headers, Query, Res } from '@nestjs/common';
import { brandEndpoints, resolutionQuerySchema, type RegistryResolution } from '@home-move/contract';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryService } from './registry.service.js';

/** Resolution of remotes for the shell. */
@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  /** Returns the version of each remote for a brand and branch; 304 while the client's copy is current. [BRAND-13] */
  @Call(brandEndpoints.resolution)
  @Header('cache-control', 'max-age=5, stale-while-revalidate=25')
  async resolution(
    @Query({ schema: resolutionQuerySchema }) { brand, branch }: z.infer<typeof resolutionQuerySchema>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistryResolution | undefined> {
    const resolution = await this.registry.resolutionFor(brand, branch);
    const tag = `"${createHash('sha256').update(JSON.stringify(resolution)).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (known !== tag) return resolution;
    void reply.status(304);
    return undefined;
  }
}
