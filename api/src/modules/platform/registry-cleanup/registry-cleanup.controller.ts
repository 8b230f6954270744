import { Body, Controller } from '@nestjs/common';
import { cleanRequestSchema, registryEndpoints, type CleanRequest, type RegistryCleanup } from '@home-move/contract';
import { DeployKeyFor } from '../../../common/access/deploy-keys.js';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryCleanupService } from './registry-cleanup.service.js';

/** The removal of versions, with a deploy key. */
@Controller()
export class RegistryCleanupController {
  constructor(private readonly cleanup: RegistryCleanupService) {}

  /** Lists the versions that may go, or removes their records. */
  @Call(registryEndpoints.clean)
  clean(
    @Body({ schema: cleanRequestSchema }) body: CleanRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<RegistryCleanup> {
    return this.cleanup.clean(body, keyId);
  }
}
