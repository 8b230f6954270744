import { Body, Controller, Header, Ip, Param, StreamableFile } from '@nestjs/common';
import {
  accountNamesSchema,
  householdChoicesSchema,
  householdEndpoints,
  householdInvitationSchema,
  householdVersionSchema,
  namedAccountSchema,
  nameAnswerSchema,
  splitSchema,
  type AccountNames,
  type HouseholdChoices,
  type HouseholdInvitation,
  type HouseholdVersion,
  type NamedAccountId,
  type NameAnswer,
  type SplitForm,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AgreementsService } from './agreements.service.js';
import { HouseholdChangesService } from './household-changes.service.js';
import { HouseholdPlanService } from './household-plan.service.js';
import { HouseholdView } from './household-view.js';
import { InvitingService } from './inviting.service.js';
import { memberOf } from './member.js';
import { MembersService } from './members.service.js';

/** The household of a move, for its mover and its housemates. */
@Controller()
export class HouseholdController {
  constructor(
    private readonly view: HouseholdView,
    private readonly plans: HouseholdPlanService,
    private readonly changesOf: HouseholdChangesService,
    private readonly inviting: InvitingService,
    private readonly members: MembersService,
    private readonly agreements: AgreementsService,
  ) {}

  @Call(householdEndpoints.read)
  read(@Caller() caller: CallerIdentity) {
    return this.view.read(memberOf(caller));
  }

  @Call(householdEndpoints.plan)
  plan(@Caller() caller: CallerIdentity) {
    return this.plans.read(memberOf(caller));
  }

  /** Proxies must pass each message on at once. */
  @Call(householdEndpoints.changes)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  async changes(@Caller() caller: CallerIdentity) {
    return new StreamableFile(await this.changesOf.open(caller), { type: 'text/event-stream' });
  }

  @Call(householdEndpoints.makeLink)
  makeLink(@Caller() caller: CallerIdentity) {
    return this.inviting.makeLink(memberOf(caller));
  }

  @Call(householdEndpoints.invite)
  invite(
    @Caller() caller: CallerIdentity,
    @Body({ schema: householdInvitationSchema }) body: HouseholdInvitation,
    @Ip() clientAddress: string,
  ) {
    return this.inviting.invite(memberOf(caller), body, clientAddress);
  }

  @Call(householdEndpoints.changeInvitation)
  changeInvitation(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Body({ schema: householdInvitationSchema }) body: HouseholdInvitation,
    @Ip() clientAddress: string,
  ) {
    return this.inviting.change(memberOf(caller), id, body, clientAddress);
  }

  @Call(householdEndpoints.inviteAgain)
  inviteAgain(@Caller() caller: CallerIdentity, @Param('id') id: string, @Ip() clientAddress: string) {
    return this.inviting.sendAgain(memberOf(caller), id, clientAddress);
  }

  @Call(householdEndpoints.cancelInvitation)
  cancelInvitation(@Caller() caller: CallerIdentity, @Param('id') id: string) {
    return this.inviting.cancel(memberOf(caller), id);
  }

  @Call(householdEndpoints.removePerson)
  removePerson(@Caller() caller: CallerIdentity, @Param('id') id: string) {
    return this.members.remove(memberOf(caller), id);
  }

  @Call(householdEndpoints.leave)
  leave(@Caller() caller: CallerIdentity) {
    return this.members.leave(memberOf(caller));
  }

  @Call(householdEndpoints.saveChoices)
  saveChoices(@Caller() caller: CallerIdentity, @Body({ schema: householdChoicesSchema }) choices: HouseholdChoices) {
    return this.members.saveChoices(memberOf(caller), choices);
  }

  @Call(householdEndpoints.nameOnAccount)
  nameOnAccount(
    @Caller() caller: CallerIdentity,
    @Param('account') account: string,
    @Body({ schema: accountNamesSchema }) names: AccountNames,
  ) {
    return this.agreements.nameOn(memberOf(caller), accountOf(account), names);
  }

  @Call(householdEndpoints.answerNaming)
  answerNaming(
    @Caller() caller: CallerIdentity,
    @Param('account') account: string,
    @Body({ schema: nameAnswerSchema }) answer: NameAnswer,
  ) {
    return this.agreements.answer(memberOf(caller), accountOf(account), answer);
  }

  @Call(householdEndpoints.changeSplit)
  changeSplit(@Caller() caller: CallerIdentity, @Body({ schema: splitSchema }) split: SplitForm) {
    return this.agreements.changeSplit(memberOf(caller), split);
  }

  @Call(householdEndpoints.agreeToSplit)
  agreeToSplit(@Caller() caller: CallerIdentity, @Body({ schema: householdVersionSchema }) body: HouseholdVersion) {
    return this.agreements.agree(memberOf(caller), body);
  }
}

/** Council tax is no account that anyone can be named on: the law decides. [ROOM-10] */
function accountOf(account: string): NamedAccountId {
  const { data } = namedAccountSchema.safeParse(account);
  if (!data) throw new DomainError('NOT_FOUND');
  return data;
}
