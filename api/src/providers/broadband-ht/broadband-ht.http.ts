import { Injectable } from '@nestjs/common';
import { noSpeeds, type LineSpeeds, type OfferedPackage } from '../broadband/offered-package.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import type { Cancelled, OrderUpdate } from '../orders/order-update.js';
import {
  activationResponse,
  lineCheckResponse,
  orderResponse,
  ordersResponse,
  packagesResponse,
} from './broadband-ht.responses.js';
import { fromOrder, orderData, toAcceptedOrder, toOfferedPackage, toSpeeds } from './broadband-ht.mapper.js';
import {
  BroadbandHtPort,
  type AcceptedOrder,
  type BroadbandOrder,
  type HeldOrder,
  type OrderRejection,
} from './broadband-ht.port.js';
import {
  activationOutcomes,
  cancellationOutcomes,
  broadbandHtErrorCode,
  broadbandHtErrors,
  orderOutcomes,
  searchOutcomes,
  stateOutcomes,
} from './known-errors.js';
import { orderState, toOrderUpdate } from './order-state.js';

/** Home Telecom, which sells broadband itself. */
@Injectable()
export class HttpBroadbandHt extends BroadbandHtPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'broadband-ht',
      recipient: { id: 'broadband-ht', kind: 'broadbandSeller' },
      urlFrom: 'BROADBAND_HT_URL',
      keyFrom: 'BROADBAND_HT_KEY',
      timeLimitFrom: 'BROADBAND_HT_TIMEOUT',
      retriesFrom: 'BROADBAND_HT_RETRY_PERCENT',
      errorCode: broadbandHtErrorCode,
      knownErrors: broadbandHtErrors,
    });
  }

  override async packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/packages',
      query: { postcode, startDate },
      discloses: { purpose: 'broadbandPackages', query: { postcode: 'postcode', startDate: 'moveInDate' } },
      retryable: true,
      response: packagesResponse,
      outcomes: searchOutcomes,
    });
    return response === 'unknown-postcode' ? [] : response.packages.map(toOfferedPackage);
  }

  override async speedsAt(postcode: string): Promise<LineSpeeds> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/line-check',
      query: { postcode },
      discloses: { purpose: 'broadbandPackages', query: { postcode: 'postcode' } },
      retryable: true,
      response: lineCheckResponse,
      outcomes: searchOutcomes,
    });
    return response === 'unknown-postcode' ? noSpeeds : toSpeeds(response);
  }

  override async order(key: string, order: BroadbandOrder): Promise<AcceptedOrder | OrderRejection> {
    const response = await this.http.call({
      method: 'POST',
      path: '/v1/orders',
      body: fromOrder(order),
      discloses: { purpose: 'broadbandOrder', body: orderData },
      referenceIn: ({ orderNumber }) => orderNumber,
      idempotencyKey: key,
      retryable: true,
      response: orderResponse,
      outcomes: orderOutcomes,
    });
    return typeof response === 'string' ? response : toAcceptedOrder(response);
  }

  override async stateOf(number: string): Promise<OrderUpdate | null> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/orders/:number',
      params: { number },
      discloses: { purpose: null, params: { number: null } },
      retryable: true,
      response: orderState,
      outcomes: stateOutcomes,
    });
    return response === 'unknown' ? null : toOrderUpdate(response);
  }

  override async cancel(number: string, requestedAt: Date): Promise<Cancelled> {
    const response = await this.http.call({
      method: 'PUT',
      path: '/v1/orders/:number/cancellation',
      params: { number },
      body: { requestedAt: requestedAt.toISOString() },
      discloses: {
        purpose: 'orderCancellation',
        reference: number,
        params: { number: null },
        body: { requestedAt: 'cancellation' },
      },
      retryable: true,
      response: orderState,
      outcomes: cancellationOutcomes,
    });
    return typeof response === 'string' ? response : toOrderUpdate(response);
  }

  override async changeActivation(number: string, activationDate: string): Promise<'changed' | 'refused' | 'unknown'> {
    const response = await this.http.call({
      method: 'PUT',
      path: '/v1/orders/:number/activation-date',
      params: { number },
      body: { activationDate },
      discloses: {
        purpose: 'startDateChange',
        reference: number,
        params: { number: null },
        body: { activationDate: 'startDate' },
      },
      retryable: true,
      response: activationResponse,
      outcomes: activationOutcomes,
    });
    return typeof response === 'string' ? response : 'changed';
  }

  override async ordersFor(email: string): Promise<readonly HeldOrder[]> {
    const { orders } = await this.http.call({
      method: 'GET',
      path: '/v1/orders',
      query: { email },
      discloses: { purpose: 'orderSearch', query: { email: 'email' } },
      retryable: true,
      response: ordersResponse,
    });
    return orders.map((order) => ({
      ...toAcceptedOrder(order),
      packageId: order.packageId,
      startDate: order.startDate,
    }));
  }
}
