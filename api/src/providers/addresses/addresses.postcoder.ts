import { Inject, Injectable } from '@nestjs/common';
import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';
import * as z from 'zod';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { AddressesPort } from './addresses.port.js';
import { probedStatus } from './probed-status.js';

/** The vendor omits empty fields. */
const text = z.string().max(300).default('');

const vendorAddress = z.object({
  udprn: z.coerce.string().regex(/^\d+$/),
  addressline1: text,
  addressline2: text,
  addressline3: text,
  organisation: text,
  subbuildingname: text,
  buildingname: text,
  number: text,
  street: text,
  dependentlocality: text,
  posttown: z.string().min(1).max(300),
  postcode: z.string().min(1).max(300),
});
type VendorAddress = z.infer<typeof vendorAddress>;

const addressesResponse = z.array(vendorAddress).max(1000);
const statusResponse = z.object({ overallstatus: z.literal(true), correctsearchkey: z.literal(true) });

/** UDPRN is an additional field; address lines are without the town. */
const query = { format: 'json', lines: '3', addtags: 'udprn' };
const queryData = { format: null, lines: null, addtags: null } as const;

/**
 * Postcoder: https://postcoder.com/docs/address-lookup/address, https://postcoder.com/docs/address-lookup/udprn and
 * https://postcoder.com/docs/health-status/status. The vendor accepts its key only in the path, which no log contains.
 * Its responses name no grid supply point, so that `find` never rejects with GSP_NOT_FOUND; the register of supply points
 * does.
 */
@Injectable()
export class Postcoder extends AddressesPort {
  private readonly http: HttpProvider;
  private readonly apiKey: string;

  constructor(@Inject(ENV) env: Pick<Env, 'ADDRESSES_KEY'>, providers: HttpProviderFactory) {
    super();
    this.apiKey = env.ADDRESSES_KEY;
    this.http = providers.create({
      name: 'addresses',
      recipient: { id: 'postcoder', kind: 'addressFinder' },
      urlFrom: 'ADDRESSES_URL',
      keyFrom: 'ADDRESSES_KEY',
      timeLimitFrom: 'ADDRESSES_TIMEOUT',
      retriesFrom: 'ADDRESSES_RETRY_PERCENT',
      authenticate: () => ({}),
      // The vendor documents statuses, but no codes.
      errorCode: () => null,
      knownErrors: {},
    });
  }

  /** A postcode without addresses has an empty list. */
  override async lookUp(postcode: string): Promise<readonly AddressOption[]> {
    const addresses = await this.http.call({
      method: 'GET',
      path: '/pcw/:apiKey/address/uk/:postcode',
      params: { apiKey: this.apiKey, postcode },
      query: { ...query, postcodeonly: 'true' },
      discloses: {
        purpose: 'addressSearch',
        params: { apiKey: null, postcode: 'postcode' },
        query: { ...queryData, postcodeonly: null },
      },
      retryable: true,
      response: addressesResponse,
    });
    return addresses.map(toOption);
  }

  override async find(addressKey: string): Promise<Address> {
    const [address] = await this.http.call({
      method: 'GET',
      path: '/pcw/:apiKey/udprn/:udprn',
      params: { apiKey: this.apiKey, udprn: addressKey },
      query,
      discloses: { purpose: 'addressSearch', params: { apiKey: null, udprn: 'address' }, query: queryData },
      retryable: true,
      response: addressesResponse,
    });
    if (!address) throw new DomainError('NOT_FOUND');
    return toAddress(address);
  }

  override status(): Promise<ServiceStatus> {
    return probedStatus(this.http, {
      method: 'GET',
      path: '/pcw/:apiKey/status',
      params: { apiKey: this.apiKey },
      query: { format: 'json' },
      retryable: true,
      response: statusResponse,
    });
  }
}

function toOption(address: VendorAddress): AddressOption {
  const lines = [address.addressline1, address.addressline2, address.addressline3, address.posttown];
  return {
    addressKey: address.udprn,
    simpleAddress: lines.filter((line) => line !== '').join(', '),
    isDomestic: address.organisation === '',
  };
}

function toAddress(address: VendorAddress): Address {
  const premises = [address.organisation, address.subbuildingname, address.buildingname, address.number];
  return {
    addressKey: address.udprn,
    houseNameOrNumber: premises.filter((name) => name !== '').join(', '),
    addressLine1: address.street,
    addressLine2: address.dependentlocality,
    cityTown: address.posttown,
    postcode: address.postcode,
    isAbroad: false,
    manualAddress: false,
    isDomestic: address.organisation === '',
  };
}
