import type { Endpoint } from '@home-move/contract';
import type * as z from 'zod';
import { endpointAreas } from './endpoint-catalogue.js';
import type { ResponsesOf } from './responses/response-schema.js';
import { accountResponses } from './responses/account.responses.js';
import { brandResponses } from './responses/brand.responses.js';
import { councilWaterResponses } from './responses/council-water.responses.js';
import { dataPassportResponses } from './responses/data-passport.responses.js';
import { embeddingResponses } from './responses/embedding.responses.js';
import { energyResponses } from './responses/energy.responses.js';
import { completionResponses, enrolmentResponses } from './responses/enrolment.responses.js';
import { entertainmentResponses } from './responses/entertainment.responses.js';
import { feedbackResponses, offersResponses } from './responses/offers.responses.js';
import { healthResponses } from './responses/health.responses.js';
import { importResponses } from './responses/import.responses.js';
import { mailEventResponses } from './responses/mail-event.responses.js';
import { moveDateResponses } from './responses/move-date.responses.js';
import { onboardingResponses } from './responses/onboarding.responses.js';
import { documentResponses } from './responses/document.responses.js';
import { firstYearResponses } from './responses/first-year.responses.js';
import { meterDayResponses } from './responses/meter-day.responses.js';
import { orderResponses } from './responses/order.responses.js';
import { otpResponses } from './responses/otp.responses.js';
import { invitationResponses } from './responses/invitation.responses.js';
import { partnerResponses } from './responses/partner.responses.js';
import { planResponses } from './responses/plan.responses.js';
import { prefillResponses } from './responses/prefill.responses.js';
import { psrResponses } from './responses/psr.responses.js';
import { registryResponses } from './responses/registry.responses.js';
import { sessionResponses } from './responses/session.responses.js';
import { privateEntryResponses } from './responses/private-entry.responses.js';
import { telephonyResponses } from './responses/telephony.responses.js';
import { webhookResponses } from './responses/webhook.responses.js';

type Areas = typeof endpointAreas;

const responseAreas: { readonly [Area in keyof Areas]: ResponsesOf<Areas[Area]> } = {
  session: sessionResponses,
  account: accountResponses,
  'one-time password': otpResponses,
  brand: brandResponses,
  enrolment: enrolmentResponses,
  completion: completionResponses,
  onboarding: onboardingResponses,
  energy: energyResponses,
  'priority services': psrResponses,
  entertainment: entertainmentResponses,
  'council and water': councilWaterResponses,
  'move plan': planResponses,
  'move date': moveDateResponses,
  offers: offersResponses,
  flatmates: {},
  feedback: feedbackResponses,
  telephony: telephonyResponses,
  'private entry': privateEntryResponses,
  messages: {},
  registry: registryResponses,
  // It responds without a body.
  reports: {},
  embedding: embeddingResponses,
  prefill: prefillResponses,
  partner: partnerResponses,
  invitation: invitationResponses,
  webhooks: webhookResponses,
  import: importResponses,
  'mail events': mailEventResponses,
  orders: orderResponses,
  documents: documentResponses,
  'first year': firstYearResponses,
  'meter day': meterDayResponses,
  dataPassport: dataPassportResponses,
  health: healthResponses,
};

/** What each call returns as its body; calls that return none (204) or a file are missing. */
export const responseSchemas: ReadonlyMap<Endpoint, z.ZodType> = new Map(
  Object.entries(endpointAreas).flatMap(([area, endpoints]) => {
    const responses: Readonly<Record<string, z.ZodType>> = responseAreas[area as keyof Areas];
    return Object.entries(endpoints).flatMap(([name, endpoint]): [Endpoint, z.ZodType][] => {
      const schema = responses[name];
      return schema ? [[endpoint, schema]] : [];
    });
  }),
);
