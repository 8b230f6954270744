import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { noSpeeds, type LineSpeeds, type OfferedPackage } from '../../modules/entertainment/offered-package.js';
import { HttpProvider } from '../http-provider.js';
import { cancelAnswer, clickAnswer, coverageAnswer, dealsAnswer } from './broadband-wombb.answers.js';
import { feedDate, toOfferedPackage } from './broadband-wombb.mapper.js';
import { BroadbandWombbPort, type Referral } from './broadband-wombb.port.js';
import { broadbandWombbErrorCode, broadbandWombbErrors, cancelOutcomes, searchOutcomes } from './known-errors.js';

/** Web Media. */
@Injectable()
export class HttpBroadbandWombb extends BroadbandWombbPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'broadband-wombb',
      url: env.BROADBAND_WOMBB_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: broadbandWombbErrorCode,
      knownErrors: broadbandWombbErrors,
    });
  }

  override async packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]> {
    const answer = await this.http.ask({
      method: 'POST',
      path: '/feed/deals',
      body: { pc: postcode, start: feedDate(startDate) },
      repeatable: true,
      answer: dealsAnswer,
      outcomes: searchOutcomes,
    });
    return answer === 'nowhere' ? [] : answer.deals.map(toOfferedPackage);
  }

  override async speedsAt(postcode: string): Promise<LineSpeeds> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/feed/coverage',
      query: { pc: postcode },
      repeatable: true,
      answer: coverageAnswer,
      outcomes: searchOutcomes,
    });
    return answer === 'nowhere' ? noSpeeds : { standard: answer.standard_mbps, fibre: answer.fibre_mbps };
  }

  override async click({ packageId, postcode, personId }: Referral): Promise<{ id: string; url: string }> {
    const answer = await this.http.ask({
      method: 'POST',
      path: '/feed/clicks',
      body: { deal_id: packageId, pc: postcode, sub_id: personId },
      repeatable: true,
      answer: clickAnswer,
    });
    return { id: answer.click_id, url: answer.tracked_url };
  }

  override async cancel(clickId: string): Promise<void> {
    await this.http.ask({
      method: 'POST',
      path: '/feed/clicks/:clickId/cancel',
      params: { clickId },
      repeatable: true,
      answer: cancelAnswer,
      outcomes: cancelOutcomes,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
