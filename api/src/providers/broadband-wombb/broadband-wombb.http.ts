import { Injectable } from '@nestjs/common';
import { noSpeeds, type LineSpeeds, type OfferedPackage } from '../broadband/offered-package.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { cancelResponse, clickResponse, coverageResponse, dealsResponse } from './broadband-wombb.responses.js';
import { toFeedDate, toOfferedPackage } from './broadband-wombb.mapper.js';
import { BroadbandWombbPort, type Referral, type WithdrawnReferral } from './broadband-wombb.port.js';
import { broadbandWombbErrorCode, broadbandWombbErrors, cancelOutcomes, searchOutcomes } from './known-errors.js';

/** Web Media, which refers movers to the sites of broadband providers. */
@Injectable()
export class HttpBroadbandWombb extends BroadbandWombbPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'broadband-wombb',
      recipient: { id: 'broadband-wombb', kind: 'broadbandReferrer' },
      urlFrom: 'BROADBAND_WOMBB_URL',
      keyFrom: 'BROADBAND_WOMBB_KEY',
      timeLimitFrom: 'BROADBAND_WOMBB_TIMEOUT',
      retriesFrom: 'BROADBAND_WOMBB_RETRY_PERCENT',
      errorCode: broadbandWombbErrorCode,
      knownErrors: broadbandWombbErrors,
    });
  }

  override async packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]> {
    const response = await this.http.call({
      method: 'POST',
      path: '/feed/deals',
      body: { pc: postcode, start: toFeedDate(startDate) },
      discloses: { purpose: 'broadbandPackages', body: { pc: 'postcode', start: 'moveInDate' } },
      retryable: true,
      response: dealsResponse,
      outcomes: searchOutcomes,
    });
    return response === 'unknown-postcode' ? [] : response.deals.map(toOfferedPackage);
  }

  override async speedsAt(postcode: string): Promise<LineSpeeds> {
    const response = await this.http.call({
      method: 'GET',
      path: '/feed/coverage',
      query: { pc: postcode },
      discloses: { purpose: 'broadbandPackages', query: { pc: 'postcode' } },
      retryable: true,
      response: coverageResponse,
      outcomes: searchOutcomes,
    });
    return response === 'unknown-postcode'
      ? noSpeeds
      : { standard: response.standard_mbps, fibre: response.fibre_mbps };
  }

  override async click({ packageId, postcode, personId }: Referral): Promise<{ id: string; url: string }> {
    const response = await this.http.call({
      method: 'POST',
      path: '/feed/clicks',
      body: { deal_id: packageId, pc: postcode, sub_id: personId },
      discloses: {
        purpose: 'broadbandReferral',
        body: { deal_id: 'chosenProduct', pc: 'postcode', sub_id: 'pseudonym' },
      },
      referenceIn: ({ click_id }) => click_id,
      retryable: true,
      response: clickResponse,
    });
    return { id: response.click_id, url: response.tracked_url };
  }

  override async cancel(clickId: string): Promise<void> {
    await this.http.call({
      method: 'POST',
      path: '/feed/clicks/:clickId/cancel',
      params: { clickId },
      discloses: { purpose: null, params: { clickId: null } },
      retryable: true,
      response: cancelResponse,
      outcomes: cancelOutcomes,
    });
  }

  override async withdrawConsent({ clickId, withdrawnAt, isErased }: WithdrawnReferral): Promise<void> {
    await this.http.call({
      method: 'POST',
      path: '/feed/clicks/:clickId/cancel',
      params: { clickId },
      body: { consent_withdrawn_at: withdrawnAt.toISOString() },
      discloses: {
        purpose: 'consentWithdrawal',
        isErased,
        reference: clickId,
        params: { clickId: null },
        body: { consent_withdrawn_at: 'agreements' },
      },
      retryable: true,
      response: cancelResponse,
      outcomes: cancelOutcomes,
    });
  }
}
