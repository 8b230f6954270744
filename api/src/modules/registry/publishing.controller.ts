import { Controller } from '@nestjs/common';
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
import { DeployKeyId } from '../../common/access/deploy-keys.js';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody } from '../../common/validation/contract-validation.js';
import { PublishingService } from './publishing.service.js';
import { RegistryStatusService } from './registry-status.service.js';

@Controller()
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly statuses: RegistryStatusService,
  ) {}

  @Call(registryEndpoints.publish)
  publish(@ContractBody(remoteBuildSchema) build: RemoteBuild, @DeployKeyId() who: string): Promise<PublishedRecord> {
    return this.publishing.publish(build, who);
  }

  @Call(registryEndpoints.validate)
  validate(@ContractBody(remoteBuildSchema) build: RemoteBuild): Promise<RegistryValidation> {
    return this.publishing.validate(build);
  }

  @Call(registryEndpoints.pin)
  pin(@ContractBody(pinRequestSchema) body: PinRequest, @DeployKeyId() who: string): Promise<readonly RegistryPin[]> {
    return this.publishing.pin(body, who);
  }

  @Call(registryEndpoints.status)
  status(): Promise<RegistryStatus> {
    return this.statuses.status();
  }
}
