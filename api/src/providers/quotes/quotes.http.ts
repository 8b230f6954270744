import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { Log } from '../../common/logging/log.js';
import { HttpProvider } from '../http-provider.js';
import { fromApplication } from './application.mapper.js';
import { heldAnswer, toHeld } from './held-applications.js';
import { lodgeOutcomes, quotesErrorCode, quotesErrors } from './known-errors.js';
import { lodgedAnswer, paymentTermsAnswer, searchAnswer } from './quotes.answers.js';
import { fromSearch, toLodged, toPaymentTerms, toSearchResult } from './quotes.mapper.js';
import {
  QuotesPort,
  type HeldApplication,
  type LodgedApplication,
  type PaymentTerms,
  type QuoteSearch,
  type QuoteSearchResult,
  type SupplyApplication,
} from './quotes.port.js';

/** TariffHub. */
@Injectable()
export class HttpQuotes extends QuotesPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.http = new HttpProvider({
      name: 'quotes',
      url: env.QUOTES_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: quotesErrorCode,
      knownErrors: quotesErrors,
    });
  }

  override async search(search: QuoteSearch): Promise<QuoteSearchResult> {
    const answer = await this.http.ask({
      method: 'POST',
      path: '/v3/search',
      body: fromSearch(search),
      repeatable: true,
      answer: searchAnswer,
    });
    return toSearchResult(answer);
  }

  override async paymentTerms(supplierCode: string): Promise<PaymentTerms> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v3/suppliers/:supplierCode/payment-terms',
      params: { supplierCode },
      repeatable: true,
      answer: paymentTermsAnswer,
    });
    return toPaymentTerms(answer);
  }

  override async lodge(key: string, application: SupplyApplication): Promise<LodgedApplication | 'other-lodged'> {
    const answer = await this.http.ask({
      method: 'POST',
      path: '/v3/applications',
      body: fromApplication(application),
      idempotencyKey: key,
      repeatable: true,
      answer: lodgedAnswer,
      outcomes: lodgeOutcomes,
    });
    return typeof answer === 'string' ? answer : toLodged(answer);
  }

  override async held(email: string): Promise<readonly HeldApplication[]> {
    const answer = await this.http.ask({
      method: 'GET',
      path: '/v3/applications',
      query: { email },
      repeatable: true,
      answer: heldAnswer,
    });
    return answer.applications.map(toHeld);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}
