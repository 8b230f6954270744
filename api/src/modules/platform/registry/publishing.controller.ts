import { Body, Controller } from '@nestjs/common';
import {
  pinRequestSchema,
  registryEndpoints,
  remoteBuildSchema,
  type PinRequest,
  type PublishedRecord,
  type RegistryPin,
  type RegistryStatus,
  type RegistryValidation,
  type RemoteBuild,
} from '@home-move/contract';
import { DeployKeyId } from '../../../common/access/deploy-keys.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PublishingService } from './publishing.service.js';
import { RegistryStatusService } from './registry-status.service.js';

/** Publishing and pinning of remotes, with a deploy key. */
@Controller()
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly statuses: RegistryStatusService,
  ) {}

  /** Publishes a version of a remote. */
  @Call(registryEndpoints.publish)
  publish(
    @Body({ schema: remoteBuildSchema }) build: RemoteBuild,
    @DeployKeyId() keyId: string,
  ): Promise<PublishedRecord> {
    return this.publishing.publish(build, keyId);
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
    @DeployKeyId() keyId: string,
  ): Promise<readonly RegistryPin[]> {
    return this.publishing.pin(body, keyId);
  }

  /** Returns versions, pins and the resolution for each brand. */
  @Call(registryEndpoints.status)
  status(): Promise<RegistryStatus> {
    return this.statuses.status();
  }
}
