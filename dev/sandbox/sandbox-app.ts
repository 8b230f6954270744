import Fastify, { type FastifyInstance } from 'fastify';
import { addresses } from './addresses/addresses.routes.js';
import { idealPostcodes } from './addresses/ideal-postcodes.routes.js';
import { postcoder } from './addresses/postcoder.routes.js';
import { broadbandHt } from './broadband-ht/broadband-ht.routes.js';
import { homeTelecom } from './broadband-ht/order-states.js';
import { broadbandWombb } from './broadband-wombb/broadband-wombb.routes.js';
import { SoldPackages } from './broadband/sold-packages.js';
import { Clicks } from './broadband-wombb/clicks.js';
import { WOMBB_DEALS, WOMBB_LONG_LIST } from './broadband-wombb/deals.data.js';
import { providerSite } from './broadband-wombb/provider-site.js';
import type { Now } from './clock/clock.js';
import { councils } from './councils/councils.routes.js';
import { postcodesIo } from './councils/postcodes-io.routes.js';
import type { FaultBook } from './faults/fault-book.js';
import { type MailWebhook, mailWebhookRoutes } from './email/mail-webhook.js';
import { faultRoutes } from './faults/faults.routes.js';
import { orderStateRoutes } from './orders/order-state.routes.js';
import { OrderStates } from './orders/order-states.js';
import { type Outbox, outboxRoutes } from './outbox/outbox.js';
import { registrationRoutes, type Registrations } from './priority-services/registrations.js';
import { tariffHub } from './quotes/application-states.js';
import { MeterReads, meterReadRoutes } from './quotes/meter-reads.js';
import { quotes } from './quotes/quotes.routes.js';
import { ReceivedRequests, receivedRequestRoutes } from './received/received-requests.js';
import { rating } from './rating/rating.routes.js';
import { trustpilot } from './rating/trustpilot.routes.js';
import { smsWorks } from './sms/sms-works.routes.js';
import { sms } from './sms/sms.routes.js';
import { twilio } from './sms/twilio.routes.js';
import { energySuppliers } from './supply/energy-suppliers.js';
import { supply } from './supply/supply.routes.js';
import { type Certificate, serverWith } from './server/certificate.js';
import { buildLazyValidators } from './server/lazy-validators.js';
import { registerProblemHandlers } from './server/problem.js';
import { registerProvider } from './register-provider.js';

/** Where vendors report the states of their orders, with the secret of the signature as password; null reports nothing. */
export interface OrderWebhooks {
  quotes: string | null;
  'broadband-ht': string | null;
}

export interface SandboxDependencies {
  certificate?: Certificate | undefined;
  namedSupplier: string;
  now: Now;
  faults: FaultBook;
  outbox: Outbox;
  webhook: MailWebhook;
  registrations: Registrations;
  orderWebhooks: OrderWebhooks;
}

/** All third parties with an HTTP interface, in one server. */
export function sandboxApp({
  certificate,
  namedSupplier,
  now,
  faults,
  outbox,
  webhook,
  registrations,
  orderWebhooks,
}: SandboxDependencies): FastifyInstance {
  const app = Fastify({
    serverFactory: serverWith(certificate),
    logger: { level: 'error' },
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: buildLazyValidators } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, allowUnionTypes: true } },
  });
  const suppliers = energySuppliers(namedSupplier);
  const deals = new SoldPackages('broadband-wombb', faults, { usual: WOMBB_DEALS, long: WOMBB_LONG_LIST });
  const clicks = new Clicks(deals);
  const states = { quotes: new OrderStates(tariffHub, now), 'broadband-ht': new OrderStates(homeTelecom, now) };
  states.quotes.webhook = orderWebhooks.quotes;
  states['broadband-ht'].webhook = orderWebhooks['broadband-ht'];
  const received = new ReceivedRequests();
  const reads = new MeterReads();
  registerProblemHandlers(app);
  const providers = [
    addresses,
    idealPostcodes,
    postcoder,
    supply(suppliers, registrations),
    quotes({ suppliers, registrations, states: states.quotes, reads, now }),
    broadbandHt(now, faults, states['broadband-ht']),
    broadbandWombb(now, deals, clicks),
    councils(now, registrations),
    postcodesIo(now),
    sms(now, outbox),
    twilio(now, outbox),
    smsWorks(now, outbox),
    rating,
    trustpilot,
  ];
  for (const provider of providers) registerProvider(app, provider, { faults, received });
  providerSite(app, clicks);
  faultRoutes(app, faults);
  outboxRoutes(app, outbox);
  receivedRequestRoutes(app, received);
  mailWebhookRoutes(app, webhook);
  orderStateRoutes(app, states);
  registrationRoutes(app, registrations);
  meterReadRoutes(app, reads);
  app.get('/healthz', () => ({ ready: true }));
  return app;
}
