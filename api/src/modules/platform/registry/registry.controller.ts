import { Controller, Header, Query } from '@nestjs/common';
import { brandEndpoints, resolutionQuerySchema, type RegistryResolution } from '@home-move/contract';
import type * as z from 'zod/mini';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryService } from './registry.service.js';

/** Resolution of remotes for the shell. */
@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  /** Returns the version of each remote for a brand and branch. [BRAND-13] */
  @Call(brandEndpoints.resolution)
  @Header('cache-control', 'max-age=5, stale-while-revalidate=25')
  resolution(
    @Query({ schema: resolutionQuerySchema }) { brand, branch }: z.infer<typeof resolutionQuerySchema>,
  ): Promise<RegistryResolution> {
    return this.registry.resolutionFor(brand, branch);
  }
}
