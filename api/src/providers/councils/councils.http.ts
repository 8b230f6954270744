import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CouncilServices } from '@home-move/contract';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { HttpProvider } from '../http-provider.js';
import { servicesAnswer } from './councils.answers.js';
import { notIdentified, toCouncilServices } from './councils.mapper.js';
import { CouncilsPort } from './councils.port.js';
import { councilsErrorCode, councilsErrors, servicesOutcomes } from './known-errors.js';

/** The Local Services Directory. */
@Injectable()
export class HttpCouncils extends CouncilsPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'councils',
      url: env.COUNCILS_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: councilsErrorCode,
      knownErrors: councilsErrors,
    });
  }

  override async servicesAt(postcode: string, on: string): Promise<CouncilServices> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v1/services',
      query: { postcode, on },
      repeatable: true,
      answer: servicesAnswer,
      outcomes: servicesOutcomes,
    });
    return typeof answer === 'string' ? notIdentified : toCouncilServices(answer);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
