import { Body, Controller, Ip } from '@nestjs/common';
import { flatmateSchema, flatmatesEndpoints, type Flatmate } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { FlatmatesService } from './flatmates.service.js';

@Controller()
export class FlatmatesController {
  constructor(private readonly flatmates: FlatmatesService) {}

  @Call(flatmatesEndpoints.notify)
  notify(
    @OwnEnrolment() enrolmentId: string,
    @Body({ schema: flatmateSchema }) flatmate: Flatmate,
    @Ip() clientAddress: string,
  ) {
    return this.flatmates.notify(enrolmentId, flatmate, clientAddress);
  }
}
