import { Body, Controller, Header, Ip, Param } from '@nestjs/common';
import { planEndpoints, planTickSchema, type PlanTick } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { MovePlanService } from './move-plan.service.js';
import { PlanFilesService } from './plan-files.service.js';

/** The move plan: as data, to print, and in calendars. */
@Controller()
export class PlanController {
  constructor(
    private readonly plans: MovePlanService,
    private readonly files: PlanFilesService,
    private readonly feeds: CalendarFeedService,
  ) {}

  @Call(planEndpoints.plan)
  plan(@OwnEnrolment() id: string) {
    return this.plans.plan(id);
  }

  /** [CONF-09] */
  @Call(planEndpoints.document)
  document(@OwnEnrolment() id: string) {
    return this.files.document(id);
  }

  @Call(planEndpoints.calendar)
  calendar(@OwnEnrolment() id: string) {
    return this.files.calendar(id);
  }

  @Call(planEndpoints.feedState)
  feedState(@OwnEnrolment() id: string) {
    return this.feeds.state(id);
  }

  @Call(planEndpoints.createFeed)
  createFeed(@OwnEnrolment() id: string) {
    return this.feeds.create(id);
  }

  @Call(planEndpoints.endFeed)
  endFeed(@OwnEnrolment() id: string) {
    return this.feeds.end(id);
  }

  /** Needs no user's token: the token in the path only opens this calendar. */
  @Call(planEndpoints.feed)
  @Header('cache-control', 'private, no-store')
  feed(@Param('token') token: string, @Ip() clientAddress: string) {
    return this.feeds.read(token, clientAddress);
  }

  @Call(planEndpoints.tick)
  tick(@OwnEnrolment() id: string, @Body({ schema: planTickSchema }) task: PlanTick) {
    return this.plans.tick(id, task);
  }

  @Call(planEndpoints.saveReadings)
  saveReadings(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.plans.saveReadings(id, body);
  }
}
