import { Body, Controller, Header, Ip, Param, StreamableFile } from '@nestjs/common';
import {
  newPrivateEntrySchema,
  openPrivateEntrySchema,
  privateCodeSchema,
  privateEntryEndpoints,
  type NewPrivateEntry,
  type OpenPrivateEntry,
  type PrivateCode,
} from '@home-move/contract';
import { Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { CallUpdatesService } from './call-updates.service.js';
import { PrivateEntryOpener } from './private-entry-opener.service.js';
import { PrivateEntryService } from './private-entry.service.js';

/** Private entries of customers during a call. */
@Controller()
export class PrivateEntryController {
  constructor(
    private readonly entries: PrivateEntryService,
    private readonly opener: PrivateEntryOpener,
    private readonly updates: CallUpdatesService,
  ) {}

  @Call(privateEntryEndpoints.create)
  create(
    @Caller() caller: CallerIdentity,
    @Body({ schema: newPrivateEntrySchema }) asked: NewPrivateEntry,
    @Ip() address: string,
  ) {
    return this.entries.create(caller, asked, address);
  }

  @Call(privateEntryEndpoints.list)
  list(@OwnEnrolment() enrolmentId: string) {
    return this.entries.list(enrolmentId);
  }

  @Call(privateEntryEndpoints.cancel)
  cancel(@OwnEnrolment() enrolmentId: string, @Param('id') id: string) {
    return this.entries.cancel(enrolmentId, id);
  }

  /** Proxies must pass each message on at once. */
  @Call(privateEntryEndpoints.updates)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  async follow(@Caller() caller: CallerIdentity) {
    return new StreamableFile(await this.updates.open(caller), { type: 'text/event-stream' });
  }

  @Call(privateEntryEndpoints.latest)
  latest(@Caller() caller: CallerIdentity) {
    return this.updates.latest(caller);
  }

  @Call(privateEntryEndpoints.open)
  open(@Body({ schema: openPrivateEntrySchema }) { token }: OpenPrivateEntry, @Ip() address: string) {
    return this.opener.open(token, address);
  }

  @Call(privateEntryEndpoints.bankDetails)
  bankDetails(@Body() body: unknown, @Ip() address: string) {
    return this.opener.enterBankDetails(body, address);
  }

  @Call(privateEntryEndpoints.healthNeeds)
  healthNeeds(@Body() body: unknown, @Ip() address: string) {
    return this.opener.enterHealthNeeds(body, address);
  }

  @Call(privateEntryEndpoints.code)
  code(@Body({ schema: privateCodeSchema }) body: PrivateCode, @Ip() address: string) {
    return this.opener.enterCode(body, address);
  }
}
