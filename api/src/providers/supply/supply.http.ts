import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { HttpProvider } from '../http-provider.js';
import { areaOutcomes, metersOutcomes, supplyErrorCode, supplyErrors } from './known-errors.js';
import { areaAnswer, metersAnswer } from './supply.answers.js';
import { toHomeSupply } from './supply.mapper.js';
import { SupplyPort, type AreaAnswer, type MetersAnswer } from './supply.port.js';

/** The Meterpoint Register. */
@Injectable()
export class HttpSupply extends SupplyPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'supply',
      url: env.SUPPLY_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: supplyErrorCode,
      knownErrors: supplyErrors,
    });
  }

  override async metersOf(addressKey: string): Promise<MetersAnswer> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v2/premises/:addressKey/meters',
      params: { addressKey },
      repeatable: true,
      answer: metersAnswer,
      outcomes: metersOutcomes,
    });
    return typeof answer === 'string' ? answer : toHomeSupply(answer);
  }

  override async areaOf(postcode: string): Promise<AreaAnswer> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v2/areas/:postcode',
      params: { postcode },
      repeatable: true,
      answer: areaAnswer,
      outcomes: areaOutcomes,
    });
    return typeof answer === 'string' ? answer : { gspGroup: answer.GspGroupId };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
