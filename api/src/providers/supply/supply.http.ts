import { Injectable } from '@nestjs/common';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import type { NeedsRegistration } from '../priority-services/needs-registration.js';
import { areaOutcomes, metersOutcomes, registrationOutcomes, supplyErrorCode, supplyErrors } from './known-errors.js';
import { areaResponse, metersResponse, registrationResponse } from './supply.responses.js';
import { fromRegistration, registrationData, toHomeSupply } from './supply.mapper.js';
import { SupplyPort, type AreaResult, type MetersResult, type RegisteredHome } from './supply.port.js';

/** The Meterpoint Register of supply points and meters. */
@Injectable()
export class HttpSupply extends SupplyPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'supply',
      recipient: { id: 'supply', kind: 'meterRegister' },
      urlFrom: 'SUPPLY_URL',
      keyFrom: 'SUPPLY_KEY',
      timeLimitFrom: 'SUPPLY_TIMEOUT',
      retriesFrom: 'SUPPLY_RETRY_PERCENT',
      errorCode: supplyErrorCode,
      knownErrors: supplyErrors,
    });
  }

  override async metersAt(addressKey: string): Promise<MetersResult> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v2/premises/:addressKey/meters',
      params: { addressKey },
      discloses: { purpose: 'meterSearch', params: { addressKey: 'address' } },
      retryable: true,
      response: metersResponse,
      outcomes: metersOutcomes,
    });
    return typeof response === 'string' ? response : toHomeSupply(response);
  }

  override async areaOf(postcode: string): Promise<AreaResult> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v2/areas/:postcode',
      params: { postcode },
      discloses: { purpose: 'meterSearch', params: { postcode: 'postcode' } },
      retryable: true,
      response: areaResponse,
      outcomes: areaOutcomes,
    });
    return typeof response === 'string' ? response : { gspGroup: response.GspGroupId };
  }

  override async registerNeeds(key: string, home: RegisteredHome, registration: NeedsRegistration): Promise<void> {
    await this.http.call({
      method: 'POST',
      path: '/v2/priority-services',
      body: fromRegistration(home, registration),
      discloses: { purpose: 'prioritySupport', body: registrationData },
      idempotencyKey: key,
      retryable: true,
      response: registrationResponse,
      outcomes: registrationOutcomes,
    });
  }
}
