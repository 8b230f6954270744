import { Body, Controller } from '@nestjs/common';
import { firstYearEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { FirstYearService } from './first-year.service.js';

@Controller()
export class FirstYearController {
  constructor(private readonly years: FirstYearService) {}

  @Call(firstYearEndpoints.firstYear)
  firstYear(@OwnEnrolment() id: string) {
    return this.years.firstYear(id);
  }

  @Call(firstYearEndpoints.saveBills)
  saveBills(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.years.saveBills(id, body);
  }
}
