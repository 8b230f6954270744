import { Body, Controller } from '@nestjs/common';
import { energyEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { EnergyService } from './energy.service.js';
import { SupplyService } from './supply.service.js';

@Controller()
export class EnergyController {
  constructor(
    private readonly energy: EnergyService,
    private readonly supplies: SupplyService,
  ) {}

  @Call(energyEndpoints.checkSupply)
  checkSupply(@OwnEnrolment() id: string) {
    return this.supplies.facts(id);
  }

  @Call(energyEndpoints.journey)
  journey(@OwnEnrolment() id: string) {
    return this.energy.journey(id);
  }

  @Call(energyEndpoints.saveUsage)
  saveUsage(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.energy.saveUsage(id, body);
  }

  @Call(energyEndpoints.smartOffered)
  smartOffered(@OwnEnrolment() id: string) {
    return this.energy.smartOffered(id);
  }
}
