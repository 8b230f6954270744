import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { orderEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import * as energy from '../../../providers/quotes/application-state.js';
import * as broadband from '../../../providers/broadband-ht/order-state.js';
import { OrderChangesService } from './order-changes.service.js';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly changes: OrderChangesService,
  ) {}

  @Call(orderEndpoints.orders)
  list(@OwnEnrolment() id: string) {
    return this.orders.list(id);
  }

  /** Proxies must pass each message on at once. */
  @Call(orderEndpoints.changes)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  async follow(@Caller() caller: CallerIdentity) {
    return new StreamableFile(await this.changes.open(caller), { type: 'text/event-stream' });
  }

  @Call(orderEndpoints.cancel)
  cancel(@OwnEnrolment() id: string, @Param('reference') reference: string) {
    return this.orders.cancel(id, reference);
  }

  /** Receives the states of applications from the comparison service. */
  @Call(orderEndpoints.reportEnergy)
  reportEnergy(@Body({ schema: energy.applicationEvent }) { data }: energy.ApplicationEvent) {
    return this.orders.record('quotes', energy.toOrderUpdate(data));
  }

  /** Receives the statuses of orders from home telecom. */
  @Call(orderEndpoints.reportBroadband)
  reportBroadband(@Body({ schema: broadband.orderEvent }) { data }: broadband.OrderEvent) {
    return this.orders.record('broadband-ht', broadband.toOrderUpdate(data));
  }
}
