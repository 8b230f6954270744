import { Injectable } from '@nestjs/common';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import type { Cancelled, OrderUpdate } from '../orders/order-update.js';
import { applicationData, fromApplication } from './application.mapper.js';
import { applicationState, toOrderUpdate } from './application-state.js';
import { fromReading, meteringResponse, readingData, readingResponse, toMetering } from './metering.mapper.js';
import type { NeedsRegistration } from '../priority-services/needs-registration.js';
import {
  meteringOutcomes,
  readingOutcomes,
  registrationOutcomes,
  startDateOutcomes,
  stateOutcomes,
  submissionOutcomes,
  withdrawalOutcomes,
  quotesErrorCode,
  quotesErrors,
} from './known-errors.js';
import {
  applicationsResponse,
  paymentTermsResponse,
  registrationResponse,
  searchResponse,
  startDateResponse,
  submissionResponse,
} from './quotes.responses.js';
import {
  fromSearch,
  searchData,
  supplierNeedsData,
  toHeldApplication,
  toPaymentTerms,
  toSearchResult,
  toSubmitted,
} from './quotes.mapper.js';
import {
  QuotesPort,
  type DateChange,
  type HeldApplication,
  type SubmittedApplication,
  type PaymentTerms,
  type QuoteSearch,
  type QuoteSearchResult,
  type ReadingOutcome,
  type SupplierMetering,
  type SupplierReading,
  type SupplyApplication,
} from './quotes.port.js';

/** TariffHub, which compares and sells energy. */
@Injectable()
export class HttpQuotes extends QuotesPort {
  private readonly http: HttpProvider;

  constructor(providers: HttpProviderFactory) {
    super();
    this.http = providers.create({
      name: 'quotes',
      recipient: { id: 'quotes', kind: 'energyComparison' },
      urlFrom: 'QUOTES_URL',
      keyFrom: 'QUOTES_KEY',
      timeLimitFrom: 'QUOTES_TIMEOUT',
      retriesFrom: 'QUOTES_RETRY_PERCENT',
      errorCode: quotesErrorCode,
      knownErrors: quotesErrors,
    });
  }

  override async search(search: QuoteSearch): Promise<QuoteSearchResult> {
    const response = await this.http.call({
      method: 'POST',
      path: '/v3/search',
      body: fromSearch(search),
      discloses: { purpose: 'energyPrices', body: searchData },
      retryable: true,
      response: searchResponse,
    });
    return toSearchResult(response);
  }

  override async paymentTerms(supplierCode: string): Promise<PaymentTerms> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v3/suppliers/:supplierCode/payment-terms',
      params: { supplierCode },
      discloses: { purpose: null, params: { supplierCode: null } },
      retryable: true,
      response: paymentTermsResponse,
    });
    return toPaymentTerms(response);
  }

  override async submit(
    key: string,
    application: SupplyApplication,
  ): Promise<SubmittedApplication | 'other-submitted'> {
    const response = await this.http.call({
      method: 'POST',
      path: '/v3/applications',
      body: fromApplication(application),
      discloses: { purpose: 'energyApplication', body: applicationData },
      referenceIn: ({ application_ref }) => application_ref,
      idempotencyKey: key,
      retryable: true,
      response: submissionResponse,
      outcomes: submissionOutcomes,
    });
    return typeof response === 'string' ? response : toSubmitted(response);
  }

  override async applicationsFor(email: string): Promise<readonly HeldApplication[]> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v3/applications',
      query: { email },
      discloses: { purpose: 'orderSearch', query: { email: 'email' } },
      retryable: true,
      response: applicationsResponse,
    });
    return response.applications.map(toHeldApplication);
  }

  override async stateOf(reference: string): Promise<OrderUpdate | null> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v3/applications/:reference',
      params: { reference },
      discloses: { purpose: null, params: { reference: null } },
      retryable: true,
      response: applicationState,
      outcomes: stateOutcomes,
    });
    return response === 'unknown' ? null : toOrderUpdate(response);
  }

  override async cancel(reference: string, requestedAt: Date): Promise<Cancelled> {
    const response = await this.http.call({
      method: 'PUT',
      path: '/v3/applications/:reference/withdrawal',
      params: { reference },
      body: { requested_at: requestedAt.toISOString() },
      discloses: {
        purpose: 'orderCancellation',
        reference,
        params: { reference: null },
        body: { requested_at: 'cancellation' },
      },
      retryable: true,
      response: applicationState,
      outcomes: withdrawalOutcomes,
    });
    return typeof response === 'string' ? response : toOrderUpdate(response);
  }

  override async changeStart(reference: string, supplyStartDate: string): Promise<DateChange> {
    const response = await this.http.call({
      method: 'PUT',
      path: '/v3/applications/:reference/start-date',
      params: { reference },
      body: { supply_start_date: supplyStartDate },
      discloses: {
        purpose: 'startDateChange',
        reference,
        params: { reference: null },
        body: { supply_start_date: 'startDate' },
      },
      retryable: true,
      response: startDateResponse,
      outcomes: startDateOutcomes,
    });
    return typeof response === 'string' ? response : 'changed';
  }

  override async meteringOf(reference: string): Promise<SupplierMetering | null> {
    const response = await this.http.call({
      method: 'GET',
      path: '/v3/applications/:reference/metering',
      params: { reference },
      discloses: { purpose: null, params: { reference: null } },
      retryable: true,
      response: meteringResponse,
      outcomes: meteringOutcomes,
    });
    return response === 'unknown' ? null : toMetering(response);
  }

  override async sendReading(key: string, reference: string, reading: SupplierReading): Promise<ReadingOutcome> {
    const response = await this.http.call({
      method: 'POST',
      path: '/v3/applications/:reference/meter-reads',
      params: { reference },
      body: fromReading(reading),
      discloses: { purpose: 'meterReading', reference, params: { reference: null }, body: readingData },
      idempotencyKey: key,
      retryable: true,
      response: readingResponse,
      outcomes: readingOutcomes,
    });
    return typeof response === 'string' ? response : 'accepted';
  }

  override async registerNeeds(key: string, reference: string, registration: NeedsRegistration): Promise<void> {
    const { needs, format, consentedAt } = registration;
    await this.http.call({
      method: 'POST',
      path: '/v3/applications/:reference/priority-services',
      params: { reference },
      body: { needs, contact_format: format, consent_given_at: consentedAt },
      discloses: { purpose: 'prioritySupport', reference, params: { reference: null }, body: supplierNeedsData },
      idempotencyKey: key,
      retryable: true,
      response: registrationResponse,
      outcomes: registrationOutcomes,
    });
  }
}
