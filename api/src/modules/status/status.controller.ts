import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { ServiceBackService } from './service-back.service.js';
import { StatusService } from './status.service.js';

@Controller()
export class StatusController {
  constructor(
    private readonly service: StatusService,
    private readonly back: ServiceBackService,
  ) {}

  @Call(healthEndpoints.serviceStatus)
  async status(@Caller() { enrolmentId }: CallerIdentity) {
    const status = await this.service.status();
    if (status === 'Down' && enrolmentId !== null) await this.back.promise(enrolmentId);
    return { data: { status } };
  }
}
