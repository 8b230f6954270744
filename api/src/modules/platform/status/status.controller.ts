import { Controller } from '@nestjs/common';
import { healthEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ServiceBackService } from './service-back.service.js';
import { StatusService } from './status.service.js';

/** Status of the address service, which the shell polls. */
@Controller()
export class StatusController {
  constructor(
    private readonly service: StatusService,
    private readonly serviceBack: ServiceBackService,
  ) {}

  /** Returns the status, and schedules a mail to a logged-in mover during an outage. [HEALTH-06, HEALTH-12] */
  @Call(healthEndpoints.serviceStatus)
  async status(@Caller() { enrolmentId }: CallerIdentity) {
    const status = await this.service.status();
    if (status === 'Down' && enrolmentId !== null) await this.serviceBack.notifyWhenBack(enrolmentId);
    return { data: { status } };
  }
}
