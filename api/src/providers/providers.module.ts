import { Module } from '@nestjs/common';
import { HttpAddresses } from './addresses/addresses.http.js';
import { AddressesPort } from './addresses/addresses.port.js';
import { HttpBroadbandHt } from './broadband-ht/broadband-ht.http.js';
import { BroadbandHtPort } from './broadband-ht/broadband-ht.port.js';
import { HttpBroadbandWombb } from './broadband-wombb/broadband-wombb.http.js';
import { BroadbandWombbPort } from './broadband-wombb/broadband-wombb.port.js';
import { HttpCouncils } from './councils/councils.http.js';
import { CouncilsPort } from './councils/councils.port.js';
import { EmailPort } from './email/email.port.js';
import { SmtpEmail } from './email/email.smtp.js';
import { DnsHostAddresses } from './host-addresses/host-addresses.dns.js';
import { HostAddressesPort } from './host-addresses/host-addresses.port.js';
import { HttpProviderFactory } from './http/http-provider.factory.js';
import { HttpQuotes } from './quotes/quotes.http.js';
import { QuotesPort } from './quotes/quotes.port.js';
import { HttpRating } from './rating/rating.http.js';
import { RatingPort } from './rating/rating.port.js';
import { HttpSms } from './sms/sms.http.js';
import { SmsPort } from './sms/sms.port.js';
import { HttpSupply } from './supply/supply.http.js';
import { SupplyPort } from './supply/supply.port.js';
import { HttpsWebhookReceivers } from './webhooks/webhook-receivers.https.js';
import { WebhookReceiversPort } from './webhooks/webhook-receivers.port.js';
import { HttpsWebPages } from './web-pages/web-pages.https.js';
import { WebPagesPort } from './web-pages/web-pages.port.js';

const clients = [
  { provide: AddressesPort, useClass: HttpAddresses },
  { provide: SupplyPort, useClass: HttpSupply },
  { provide: QuotesPort, useClass: HttpQuotes },
  { provide: CouncilsPort, useClass: HttpCouncils },
  { provide: BroadbandHtPort, useClass: HttpBroadbandHt },
  { provide: BroadbandWombbPort, useClass: HttpBroadbandWombb },
  { provide: RatingPort, useClass: HttpRating },
  { provide: EmailPort, useClass: SmtpEmail },
  { provide: SmsPort, useClass: HttpSms },
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
