import { Body, Controller, Ip } from '@nestjs/common';
import {
  householdContactSchema,
  householdEndpoints,
  householdLoginSchema,
  joinCodeSchema,
  joinSchema,
  openJoinSchema,
  type HouseholdContact,
  type HouseholdLogin,
  type Join,
  type JoinCode,
  type OpenJoin,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { JoiningService } from './joining.service.js';

/** Joining a household, and returning to it. */
@Controller()
export class JoiningController {
  constructor(private readonly joining: JoiningService) {}

  @Call(householdEndpoints.openJoin)
  open(@Body({ schema: openJoinSchema }) { token }: OpenJoin, @Ip() clientAddress: string) {
    return this.joining.open(token, clientAddress);
  }

  @Call(householdEndpoints.sendJoinCode)
  sendJoinCode(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: joinCodeSchema }) body: JoinCode,
    @Ip() clientAddress: string,
  ) {
    return this.joining.sendJoinCode(body, { sessionId, clientAddress });
  }

  @Call(householdEndpoints.join)
  join(@Caller() { sessionId }: CallerIdentity, @Body({ schema: joinSchema }) body: Join, @Ip() clientAddress: string) {
    return this.joining.join(body, { sessionId, clientAddress });
  }

  @Call(householdEndpoints.sendLoginCode)
  sendLoginCode(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: householdContactSchema }) body: HouseholdContact,
    @Ip() clientAddress: string,
  ) {
    return this.joining.sendLoginCode(body, { sessionId, clientAddress });
  }

  @Call(householdEndpoints.login)
  login(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: householdLoginSchema }) body: HouseholdLogin,
    @Ip() clientAddress: string,
  ) {
    return this.joining.login(body, { sessionId, clientAddress });
  }
}
