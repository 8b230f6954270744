import { Injectable } from '@nestjs/common';
import type { CouncilServices, Country, WaterServices } from '@home-move/contract';
import * as z from 'zod';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { authorityOf } from './authorities/authorities.js';
import { notIdentified } from './councils.mapper.js';
import { CouncilsPort } from './councils.port.js';

const postcodeResponse = z.object({
  result: z.object({
    /** One of the four countries, "Channel Islands" or "Isle of Man". */
    country: z.string().max(100),
    codes: z.object({ admin_district: z.string().max(100).nullable() }),
  }),
});

const rejection = z.object({ error: z.string().max(200) });

const outcomes = { 'Postcode not found': 'not-identified', 'Invalid postcode': 'not-identified' } as const;

/** How water is billed where that follows from the country. The vendor knows no water companies. */
const waterByCountry: Readonly<Record<Country, WaterServices | null>> = {
  England: null,
  Wales: null,
  Scotland: { billing: 'WITH_COUNCIL_TAX', companies: [] },
  'Northern Ireland': { billing: 'NO_BILL', companies: [] },
};

/**
 * postcodes.io: https://postcodes.io/docs/postcode/lookup and https://postcodes.io/docs/postcode/schema. It has no
 * credential. Its `codes.admin_district` is the key of our table of councils; Northern Ireland is not in it. Water
 * companies remain unknown in England and Wales, and the page shows how to find them.
 */
@Injectable()
export class PostcodesIo extends CouncilsPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'councils',
      recipient: { id: 'postcodes-io', kind: 'councilDirectory' },
      urlFrom: 'COUNCILS_URL',
      keyFrom: 'COUNCILS_KEY',
      timeLimitFrom: 'COUNCILS_TIMEOUT',
      retriesFrom: 'COUNCILS_RETRY_PERCENT',
      authenticate: () => ({}),
      errorCode: (body) => rejection.safeParse(body).data?.error ?? null,
      knownErrors: {},
    });
  }

  override async servicesAt(postcode: string, on: string): Promise<CouncilServices> {
    const response = await this.http.call({
      method: 'GET',
      path: '/postcodes/:postcode',
      params: { postcode: postcode.replaceAll(' ', '') },
      discloses: { purpose: 'authoritySearch', params: { postcode: 'postcode' } },
      retryable: true,
      response: postcodeResponse,
      outcomes,
    });
    if (typeof response === 'string') return notIdentified;
    const { country, codes } = response.result;
    if (!isCountry(country)) return notIdentified;
    return { country, council: authorityOf(codes.admin_district ?? '', on), water: waterByCountry[country] };
  }

  /** No water company is identified, so there is none to register with. */
  override registerNeeds(): Promise<void> {
    return Promise.resolve();
  }
}

const isCountry = (name: string): name is Country => Object.hasOwn(waterByCountry, name);
