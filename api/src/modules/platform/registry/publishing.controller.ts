import { Body, Controller, Query } from '@nestjs/common';
import {
  pinRequestSchema,
  publishQuerySchema,
  registryEndpoints,
  remoteBuildSchema,
  type PinRequest,
  type PublishedRecord,
  type RegistryPin,
  type RegistryValidation,
  type RemoteBuild,
} from '@home-move/contract';
import type * as z from 'zod/mini';
import { DeployKeyFor } from '../../../common/access/deploy-keys.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PublishingService } from './publishing.service.js';

/** Publishing and pinning of remotes, with a deploy key. */
@Controller()
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  /** Publishes a version of a remote. */
  @Call(registryEndpoints.publish)
  publish(
    @Body({ schema: remoteBuildSchema }) build: RemoteBuild,
    @Query({ schema: publishQuerySchema }) query: z.infer<typeof publishQuerySchema>,
    @DeployKeyFor('name') keyId: string,
  ): Promise<PublishedRecord> {
    return this.publishing.publish(build, query, keyId);
  }

  /** Validates a version without publishing it. */
  @Call(registryEndpoints.validate)
  validate(@Body({ schema: remoteBuildSchema }) build: RemoteBuild): Promise<RegistryValidation> {
    return this.publishing.validate(build);
  }

  /** Pins a version for a scope, or removes the pin. */
  @Call(registryEndpoints.pin)
  pin(
    @Body({ schema: pinRequestSchema }) body: PinRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryPin[]> {
    return this.publishing.pin(body, keyId);
  }
}
