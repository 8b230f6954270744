import { Body, Controller, Param } from '@nestjs/common';
import { orderEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import * as energy from '../../../providers/quotes/application-state.js';
import * as broadband from '../../../providers/broadband-ht/order-state.js';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Call(orderEndpoints.orders)
  list(@OwnEnrolment() id: string) {
    return this.orders.list(id);
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
