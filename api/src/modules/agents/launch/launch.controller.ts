import { Body, Controller, Ip } from '@nestjs/common';
import {
  type Launch,
  launchSchema,
  type NewLaunchCode,
  newLaunchCodeSchema,
  telephonyEndpoints,
} from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { LaunchService } from './launch.service.js';

/** Launch codes of CRMs. */
@Controller()
export class LaunchController {
  constructor(private readonly launches: LaunchService) {}

  /** Creates a launch code for a CRM's server. */
  @Call(telephonyEndpoints.newLaunchCode)
  create(@Partner() partner: CallingPartner, @Body({ schema: newLaunchCodeSchema }) launch: NewLaunchCode) {
    return this.launches.create(partner, launch);
  }

  /** Exchanges a launch code for tokens of an agent. */
  @Call(telephonyEndpoints.launch)
  redeem(@Body({ schema: launchSchema }) launch: Launch, @Ip() address: string) {
    return this.launches.redeem(launch, address);
  }
}
