import { Module } from '@nestjs/common';
import { Clock } from '../common/clock/clock.js';
import { ENV, type Env } from '../config/env.js';
import { AddressesPort } from './addresses/addresses.port.js';
import { HttpBroadbandHt } from './broadband-ht/broadband-ht.http.js';
import { BroadbandHtPort } from './broadband-ht/broadband-ht.port.js';
import { HttpBroadbandWombb } from './broadband-wombb/broadband-wombb.http.js';
import { BroadbandWombbPort } from './broadband-wombb/broadband-wombb.port.js';
import { CouncilsPort } from './councils/councils.port.js';
import { EmailPort } from './email/email.port.js';
import { SmtpEmail } from './email/email.smtp.js';
import { DnsHostAddresses } from './host-addresses/host-addresses.dns.js';
import { HostAddressesPort } from './host-addresses/host-addresses.port.js';
import { HttpProviderFactory } from './http/http-provider.factory.js';
import { createAddresses, createCouncils, createRating, createSms } from './formats.js';
import { HttpQuotes } from './quotes/quotes.http.js';
import { QuotesPort } from './quotes/quotes.port.js';
import { RatingPort } from './rating/rating.port.js';
import { SmsPort } from './sms/sms.port.js';
import { HttpSupply } from './supply/supply.http.js';
import { SupplyPort } from './supply/supply.port.js';
import { HttpsWebhookReceivers } from './webhooks/webhook-receivers.https.js';
import { WebhookReceiversPort } from './webhooks/webhook-receivers.port.js';
import { HttpsWebPages } from './web-pages/web-pages.https.js';
import { WebPagesPort } from './web-pages/web-pages.port.js';

const clients = [
  {
    provide: AddressesPort,
    inject: [ENV, HttpProviderFactory],
    useFactory: (env: Env, providers: HttpProviderFactory) => createAddresses(env, providers),
  },
  { provide: SupplyPort, useClass: HttpSupply },
  { provide: QuotesPort, useClass: HttpQuotes },
  {
    provide: CouncilsPort,
    inject: [ENV, HttpProviderFactory],
    useFactory: (env: Env, providers: HttpProviderFactory) => createCouncils(env, providers),
  },
  { provide: BroadbandHtPort, useClass: HttpBroadbandHt },
  { provide: BroadbandWombbPort, useClass: HttpBroadbandWombb },
  {
    provide: RatingPort,
    inject: [ENV, HttpProviderFactory, Clock],
    useFactory: (env: Env, providers: HttpProviderFactory, clock: Clock) => createRating(env, providers, clock),
  },
  { provide: EmailPort, useClass: SmtpEmail },
  {
    provide: SmsPort,
    inject: [ENV, HttpProviderFactory],
    useFactory: (env: Env, providers: HttpProviderFactory) => createSms(env, providers),
  },
  { provide: HostAddressesPort, useClass: DnsHostAddresses },
  { provide: WebPagesPort, useClass: HttpsWebPages },
  { provide: WebhookReceiversPort, useClass: HttpsWebhookReceivers },
];

/** Every third party, each behind its port. */
@Module({
  providers: [HttpProviderFactory, ...clients],
  exports: clients.map(({ provide }) => provide),
})
export class ProvidersModule {}
