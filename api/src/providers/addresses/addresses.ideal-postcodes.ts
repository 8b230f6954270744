import { Injectable } from '@nestjs/common';
import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';
import * as z from 'zod';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { AddressesPort } from './addresses.port.js';
import { addressErrorCode } from './known-errors.js';
import { probedStatus } from './probed-status.js';
import { townCase } from './town-case.js';

const text = z.string().max(300);

const vendorAddress = z.object({
  udprn: z.number().int().nonnegative(),
  organisation_name: text,
  sub_building_name: text,
  building_name: text,
  building_number: text,
  thoroughfare: text,
  /** Spelt so in every response of the vendor. */
  dependant_locality: text,
  post_town: text.min(1),
  postcode: text.min(1),
  /** Large users are organisations that receive much mail. */
  postcode_type: z.enum(['S', 'L']),
  line_1: text,
  line_2: text,
  line_3: text,
});
type VendorAddress = z.infer<typeof vendorAddress>;

const lookupResponse = z.object({ result: z.array(vendorAddress).max(1000) });
const addressResponse = z.object({ result: vendorAddress });

/** "Postcode not found", and the same for an address. */
const postcodeNotFound = '4040';
const addressNotFound = '4044';
/** A test address of the vendor, which costs no credit. */
const testAddress = '0';

/**
 * Ideal Postcodes: https://docs.ideal-postcodes.co.uk/docs/api/api-reference (credential),
 * https://docs.ideal-postcodes.co.uk/docs/api/postcodes and https://docs.ideal-postcodes.co.uk/docs/api/udprn. Its
 * responses name no grid supply point, so that `find` never rejects with GSP_NOT_FOUND; the register of supply points
 * does.
 */
@Injectable()
export class IdealPostcodes extends AddressesPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'addresses',
      recipient: { id: 'ideal-postcodes', kind: 'addressFinder' },
      urlFrom: 'ADDRESSES_URL',
      keyFrom: 'ADDRESSES_KEY',
      timeLimitFrom: 'ADDRESSES_TIMEOUT',
      retriesFrom: 'ADDRESSES_RETRY_PERCENT',
      authenticate: (key) => ({ authorization: `api_key="${key}"` }),
      errorCode: addressErrorCode,
      knownErrors: { [addressNotFound]: 'NOT_FOUND' },
    });
  }

  override async lookUp(postcode: string): Promise<readonly AddressOption[]> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v1/postcodes/:postcode',
      params: { postcode: postcode.replaceAll(' ', '') },
      discloses: { purpose: 'addressSearch', params: { postcode: 'postcode' } },
      retryable: true,
      response: lookupResponse,
      outcomes: { [postcodeNotFound]: null },
    });
    return response ? response.result.map(toOption) : [];
  }

  override async find(addressKey: string): Promise<Address> {
    const { result } = await this.http.call({
      ...addressCall(addressKey),
      discloses: { purpose: 'addressSearch', params: { udprn: 'address' } },
      response: addressResponse,
    });
    return toAddress(result);
  }

  override status(): Promise<ServiceStatus> {
    return probedStatus(this.http, { ...addressCall(testAddress), response: addressResponse });
  }
}

const addressCall = (udprn: string) =>
  ({ method: 'GET', path: '/v1/udprn/:udprn', params: { udprn }, retryable: true }) as const;

function toOption(address: VendorAddress): AddressOption {
  const lines = [address.line_1, address.line_2, address.line_3, townCase(address.post_town)];
  return {
    addressKey: String(address.udprn),
    simpleAddress: lines.filter((line) => line !== '').join(', '),
    isDomestic: isDomestic(address),
  };
}

function toAddress(address: VendorAddress): Address {
  const { organisation_name, sub_building_name, building_name, building_number } = address;
  const premises = [organisation_name, sub_building_name, building_name, building_number];
  return {
    addressKey: String(address.udprn),
    houseNameOrNumber: premises.filter((name) => name !== '').join(', '),
    addressLine1: address.thoroughfare,
    addressLine2: address.dependant_locality,
    cityTown: townCase(address.post_town),
    postcode: address.postcode,
    isAbroad: false,
    manualAddress: false,
    isDomestic: isDomestic(address),
  };
}

const isDomestic = ({ organisation_name, postcode_type }: VendorAddress) =>
  organisation_name === '' && postcode_type === 'S';
