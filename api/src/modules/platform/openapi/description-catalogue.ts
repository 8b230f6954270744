import type { Endpoint } from '@home-move/contract';
import type { CallDescription, DescriptionsOf } from './descriptions/call-description.js';
import { accountDescriptions } from './descriptions/account.descriptions.js';
import { brandDescriptions } from './descriptions/brand.descriptions.js';
import { commsDescriptions, mailEventDescriptions } from './descriptions/comms.descriptions.js';
import { completionDescriptions } from './descriptions/completion.descriptions.js';
import { councilWaterDescriptions } from './descriptions/council-water.descriptions.js';
import { dataPassportDescriptions } from './descriptions/data-passport.descriptions.js';
import { embeddingDescriptions } from './descriptions/embedding.descriptions.js';
import { energyDescriptions } from './descriptions/energy.descriptions.js';
import { enrolmentDescriptions } from './descriptions/enrolment.descriptions.js';
import { entertainmentDescriptions } from './descriptions/entertainment.descriptions.js';
import { feedbackDescriptions } from './descriptions/feedback.descriptions.js';
import { flatmatesDescriptions } from './descriptions/flatmates.descriptions.js';
import { healthDescriptions } from './descriptions/health.descriptions.js';
import { importDescriptions } from './descriptions/import.descriptions.js';
import { moveDateDescriptions } from './descriptions/move-date.descriptions.js';
import { offersDescriptions } from './descriptions/offers.descriptions.js';
import { onboardingDescriptions } from './descriptions/onboarding.descriptions.js';
import { documentDescriptions } from './descriptions/document.descriptions.js';
import { firstYearDescriptions } from './descriptions/first-year.descriptions.js';
import { meterDayDescriptions } from './descriptions/meter-day.descriptions.js';
import { orderDescriptions } from './descriptions/order.descriptions.js';
import { otpDescriptions } from './descriptions/otp.descriptions.js';
import { invitationDescriptions } from './descriptions/invitation.descriptions.js';
import { partnerDescriptions } from './descriptions/partner.descriptions.js';
import { planDescriptions } from './descriptions/plan.descriptions.js';
import { prefillDescriptions } from './descriptions/prefill.descriptions.js';
import { privateEntryDescriptions } from './descriptions/private-entry.descriptions.js';
import { psrDescriptions } from './descriptions/psr.descriptions.js';
import { registryDescriptions } from './descriptions/registry.descriptions.js';
import { reportDescriptions } from './descriptions/report.descriptions.js';
import { sessionDescriptions } from './descriptions/session.descriptions.js';
import { telephonyDescriptions } from './descriptions/telephony.descriptions.js';
import { webhookDescriptions } from './descriptions/webhook.descriptions.js';
import { endpointAreas } from './endpoint-catalogue.js';

type Areas = typeof endpointAreas;

const descriptionAreas: { readonly [Area in keyof Areas]: DescriptionsOf<Areas[Area]> } = {
  session: sessionDescriptions,
  account: accountDescriptions,
  'one-time password': otpDescriptions,
  brand: brandDescriptions,
  enrolment: enrolmentDescriptions,
  completion: completionDescriptions,
  onboarding: onboardingDescriptions,
  energy: energyDescriptions,
  'priority services': psrDescriptions,
  entertainment: entertainmentDescriptions,
  'council and water': councilWaterDescriptions,
  'move plan': planDescriptions,
  'move date': moveDateDescriptions,
  offers: offersDescriptions,
  flatmates: flatmatesDescriptions,
  feedback: feedbackDescriptions,
  telephony: telephonyDescriptions,
  'private entry': privateEntryDescriptions,
  messages: commsDescriptions,
  'mail events': mailEventDescriptions,
  orders: orderDescriptions,
  documents: documentDescriptions,
  'first year': firstYearDescriptions,
  'meter day': meterDayDescriptions,
  dataPassport: dataPassportDescriptions,
  registry: registryDescriptions,
  reports: reportDescriptions,
  embedding: embeddingDescriptions,
  prefill: prefillDescriptions,
  partner: partnerDescriptions,
  invitation: invitationDescriptions,
  webhooks: webhookDescriptions,
  import: importDescriptions,
  health: healthDescriptions,
};

/** The description of every call. */
export const callDescriptions: ReadonlyMap<Endpoint, CallDescription> = new Map(
  Object.entries(endpointAreas).flatMap(([area, endpoints]) => {
    const descriptions: Readonly<Record<string, CallDescription>> = descriptionAreas[area as keyof Areas];
    return Object.entries(endpoints).flatMap(([name, endpoint]): [Endpoint, CallDescription][] => {
      const description = descriptions[name];
      return description ? [[endpoint, description]] : [];
    });
  }),
);
