import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { noSpeeds, type LineSpeeds, type OfferedPackage } from '../../modules/entertainment/offered-package.js';
import { HttpProvider } from '../http-provider.js';
import { lineCheckAnswer, orderAnswer, ordersAnswer, packagesAnswer } from './broadband-ht.answers.js';
import { fromOrder, toOfferedPackage, toSpeeds } from './broadband-ht.mapper.js';
import { BroadbandHtPort, type BroadbandOrder, type HeldOrder, type OrderRefusal } from './broadband-ht.port.js';
import { broadbandHtErrorCode, broadbandHtErrors, orderOutcomes, searchOutcomes } from './known-errors.js';

/** Home Telecom. */
@Injectable()
export class HttpBroadbandHt extends BroadbandHtPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'broadband-ht',
      url: env.BROADBAND_HT_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: broadbandHtErrorCode,
      knownErrors: broadbandHtErrors,
    });
  }

  override async packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v1/packages',
      query: { postcode, startDate },
      repeatable: true,
      answer: packagesAnswer,
      outcomes: searchOutcomes,
    });
    return answer === 'nowhere' ? [] : answer.packages.map(toOfferedPackage);
  }

  override async speedsAt(postcode: string): Promise<LineSpeeds> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v1/line-check',
      query: { postcode },
      repeatable: true,
      answer: lineCheckAnswer,
      outcomes: searchOutcomes,
    });
    return answer === 'nowhere' ? noSpeeds : toSpeeds(answer);
  }

  override async order(key: string, order: BroadbandOrder): Promise<{ readonly number: string } | OrderRefusal> {
    const answer = await this.http.ask({
      method: 'POST',
      path: '/v1/orders',
      body: fromOrder(order),
      idempotencyKey: key,
      repeatable: true,
      answer: orderAnswer,
      outcomes: orderOutcomes,
    });
    return typeof answer === 'string' ? answer : { number: answer.orderNumber };
  }

  override async held(email: string): Promise<readonly HeldOrder[]> {
    const { orders } = await this.http.ask({
      method: 'GET',
      path: '/v1/orders',
      query: { email },
      repeatable: true,
      answer: ordersAnswer,
    });
    return orders.map(({ orderNumber, packageId, startDate }) => ({ number: orderNumber, packageId, startDate }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
