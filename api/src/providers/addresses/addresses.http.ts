import { Injectable } from '@nestjs/common';
import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { addressResponse, lookupResponse, statusResponse } from './addresses.responses.js';
import { toAddress, toOptions } from './addresses.mapper.js';
import { AddressesPort } from './addresses.port.js';
import { probedStatus } from './probed-status.js';
import { addressErrorCode, addressErrors, invalidPostcode } from './known-errors.js';

/** Postline, the address vendor. */
@Injectable()
export class HttpAddresses extends AddressesPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'addresses',
      recipient: { id: 'addresses', kind: 'addressFinder' },
      urlFrom: 'ADDRESSES_URL',
      keyFrom: 'ADDRESSES_KEY',
      timeLimitFrom: 'ADDRESSES_TIMEOUT',
      retriesFrom: 'ADDRESSES_RETRY_PERCENT',
      errorCode: addressErrorCode,
      knownErrors: addressErrors,
    });
  }

  override async lookUp(postcode: string): Promise<readonly AddressOption[]> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/lookup',
      query: { postcode },
      discloses: { purpose: 'addressSearch', query: { postcode: 'postcode' } },
      retryable: true,
      response: lookupResponse,
      outcomes: { [invalidPostcode]: null },
    });
    return response ? toOptions(response) : [];
  }

  override async find(addressKey: string): Promise<Address> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/address/:addressKey',
      params: { addressKey },
      discloses: { purpose: 'addressSearch', params: { addressKey: 'address' } },
      retryable: true,
      response: addressResponse,
    });
    return toAddress(response);
  }

  override async status(): Promise<ServiceStatus> {
    const call = { method: 'GET', path: '/v1/status', retryable: true, response: statusResponse } as const;
    return probedStatus(this.http, call);
  }
}
