import { Body, Controller } from '@nestjs/common';
import {
  councilChoicesSchema,
  councilWaterEndpoints,
  withExpectedVersion,
  type CouncilChoices,
  type ExpectedVersion,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { CouncilWaterService } from './council-water.service.js';

@Controller()
export class CouncilWaterController {
  constructor(private readonly councilWater: CouncilWaterService) {}

  @Call(councilWaterEndpoints.services)
  services(@OwnEnrolment() id: string) {
    return this.councilWater.services(id);
  }

  @Call(councilWaterEndpoints.choose)
  choose(
    @OwnEnrolment() id: string,
    @Body({ schema: withExpectedVersion(councilChoicesSchema) }) choices: CouncilChoices & ExpectedVersion,
  ) {
    return this.councilWater.choose(id, choices);
  }
}
