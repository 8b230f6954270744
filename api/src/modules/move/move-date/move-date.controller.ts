import { Body, Controller, Query } from '@nestjs/common';
import { moveDateEndpoints, moveDateQuerySchema } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { MoveDateService } from './move-date.service.js';

@Controller()
export class MoveDateController {
  constructor(private readonly moveDates: MoveDateService) {}

  @Call(moveDateEndpoints.preview)
  preview(@OwnEnrolment() id: string, @Query({ schema: moveDateQuerySchema }) query: unknown) {
    return this.moveDates.preview(id, query);
  }

  @Call(moveDateEndpoints.change)
  change(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.moveDates.change(id, body);
  }
}
