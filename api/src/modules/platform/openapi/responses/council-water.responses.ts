import type {
  CouncilAuthority,
  CouncilServices,
  councilWaterEndpoints,
  WaterCompany,
  WaterServices,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { enrolment } from './enrolment.responses.js';
import { day, nullableText, text } from './fields.js';

const councilAuthority = component<CouncilAuthority>()(
  'CouncilAuthority',
  z.strictObject({
    name: text,
    welshName: nullableText,
    logoUrl: nullableText,
    registrationUrl: text,
    kind: z.enum(['COUNCIL_TAX', 'DOMESTIC_RATES']),
    replacedBy: z.strictObject({ name: text, on: day }).nullable(),
  }),
);

const waterCompany = component<WaterCompany>()(
  'WaterCompany',
  z.strictObject({
    name: text,
    logoUrl: nullableText,
    registrationUrl: text,
    services: z.array(z.enum(['WATER', 'SEWERAGE'])),
  }),
);

const waterServices = component<WaterServices>()(
  'WaterServices',
  z.strictObject({
    billing: z.enum(['OWN_BILL', 'WITH_COUNCIL_TAX', 'NO_BILL']),
    companies: z.array(waterCompany),
  }),
);

const councilServices = component<CouncilServices>()(
  'CouncilServices',
  z.strictObject({
    country: z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland']).nullable(),
    council: councilAuthority.nullable(),
    water: waterServices.nullable(),
  }),
);

export const councilWaterResponses: ResponsesOf<typeof councilWaterEndpoints> = {
  services: councilServices,
  choose: enrolment,
};
