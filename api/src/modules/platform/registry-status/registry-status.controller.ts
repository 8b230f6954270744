import { Controller } from '@nestjs/common';
import { registryEndpoints, type RegistryStatus } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryStatusService } from './registry-status.service.js';

/** The state of all remotes, with a deploy key. */
@Controller()
export class RegistryStatusController {
  constructor(private readonly statuses: RegistryStatusService) {}

  /** Returns versions, their health and rules, and the resolution for each brand. */
  @Call(registryEndpoints.status)
  status(): Promise<RegistryStatus> {
    return this.statuses.status();
  }
}
