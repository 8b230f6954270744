import { serviceStatuses, type Health, type healthEndpoints, type ServiceStatus } from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';

const health = component<Health>()('Health', z.strictObject({ status: z.literal('ok') }));

const addressServiceStatus = component<{ readonly data: { readonly status: ServiceStatus } }>()(
  'AddressServiceStatus',
  z.strictObject({ data: z.strictObject({ status: z.enum(serviceStatuses) }) }),
);

export const healthResponses: ResponsesOf<typeof healthEndpoints> = {
  serviceStatus: addressServiceStatus,
  healthcheck: health,
  live: health,
  ready: health,
};
