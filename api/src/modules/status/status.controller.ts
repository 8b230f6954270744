import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@home-move/contract';
import { Call } from '../../common/http/call.decorator.js';
import { StatusService } from './status.service.js';

@Controller()
export class StatusController {
  constructor(private readonly service: StatusService) {}

  @Call(healthEndpoints.serviceStatus)
  async status() {
    return { data: { status: await this.service.status() } };
  }
}
