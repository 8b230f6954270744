import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { HttpProvider } from '../http-provider.js';
import { addressAnswer, lookupAnswer, statusAnswer } from './addresses.answers.js';
import { toAddress, toOptions } from './addresses.mapper.js';
import { AddressesPort } from './addresses.port.js';
import { addressErrorCode, addressErrors, invalidPostcode } from './known-errors.js';

/** A status that takes longer than this is slow. */
const PROBE_MS = 1500;

const statusAfter: Readonly<Record<'answered' | 'slow' | 'failed', ServiceStatus>> = {
  answered: 'Up',
  slow: 'Degraded',
  failed: 'Down',
};

/** Postline. */
@Injectable()
export class HttpAddresses extends AddressesPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'addresses',
      url: env.ADDRESSES_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: addressErrorCode,
      knownErrors: addressErrors,
    });
  }

  override async lookUp(postcode: string): Promise<readonly AddressOption[]> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v1/lookup',
      query: { postcode },
      repeatable: true,
      answer: lookupAnswer,
      outcomes: { [invalidPostcode]: null },
    });
    return answer ? toOptions(answer) : [];
  }

  override async find(addressKey: string): Promise<Address> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v1/address/:addressKey',
      params: { addressKey },
      repeatable: true,
      answer: addressAnswer,
    });
    return toAddress(answer);
  }

  override async status(): Promise<ServiceStatus> {
    const call = { method: 'GET', path: '/v1/status', repeatable: true, answer: statusAnswer } as const;
    return statusAfter[await this.http.probe(call, PROBE_MS)];
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
