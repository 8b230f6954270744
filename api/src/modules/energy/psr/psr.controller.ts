import { Body, Controller } from '@nestjs/common';
import { psrEndpoints } from '@home-move/contract';
import { Caller, type CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PsrService } from './psr.service.js';

/** The priority services register. */
@Controller()
export class PsrController {
  constructor(private readonly service: PsrService) {}

  @Call(psrEndpoints.answers)
  answers(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity) {
    return this.service.answers(id, role);
  }

  @Call(psrEndpoints.save)
  save(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity, @Body() body: unknown) {
    return this.service.save(id, role, body);
  }
}
