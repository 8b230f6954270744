import { Injectable } from '@nestjs/common';
import type { CouncilServices } from '@home-move/contract';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { registrationResponse, servicesResponse } from './councils.responses.js';
import { fromRegistration, notIdentified, registrationData, toCouncilServices } from './councils.mapper.js';
import { CouncilsPort } from './councils.port.js';
import type { NeedsRegistration, RegisteredHousehold } from '../priority-services/needs-registration.js';
import { councilsErrorCode, councilsErrors, registrationOutcomes, servicesOutcomes } from './known-errors.js';

/** The Local Services Directory of councils and water companies. */
@Injectable()
export class HttpCouncils extends CouncilsPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'councils',
      recipient: { id: 'councils', kind: 'councilDirectory' },
      urlFrom: 'COUNCILS_URL',
      keyFrom: 'COUNCILS_KEY',
      timeLimitFrom: 'COUNCILS_TIMEOUT',
      retriesFrom: 'COUNCILS_RETRY_PERCENT',
      errorCode: councilsErrorCode,
      knownErrors: councilsErrors,
    });
  }

  override async servicesAt(postcode: string, on: string): Promise<CouncilServices> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/services',
      query: { postcode, on },
      discloses: { purpose: 'authoritySearch', query: { postcode: 'postcode', on: 'moveInDate' } },
      retryable: true,
      response: servicesResponse,
      outcomes: servicesOutcomes,
    });
    return typeof response === 'string' ? notIdentified : toCouncilServices(response);
  }

  override async registerNeeds(
    key: string,
    household: RegisteredHousehold,
    registration: NeedsRegistration,
  ): Promise<void> {
    await this.http.call({
      method: 'POST',
      path: '/v1/priority-services',
      body: fromRegistration(household, registration),
      discloses: { purpose: 'prioritySupport', body: registrationData },
      idempotencyKey: key,
      retryable: true,
      response: registrationResponse,
      outcomes: registrationOutcomes,
    });
  }
}
