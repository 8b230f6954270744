import * as z from 'zod/mini';
import { services, type Service } from '../service/service';
import { serviceTypes } from './enrolment';

/** The service of each code. */
const serviceOfCode: ReadonlyMap<string, Service> = new Map<string, Service>([
  [`${serviceTypes.energy}`, 'energy'],
  [`${serviceTypes.broadband}`, 'entertainment'],
  [`${serviceTypes.sky}`, 'entertainment'],
  [`${serviceTypes.wombb}`, 'entertainment'],
  [`${serviceTypes.council}`, 'council'],
  [`${serviceTypes.water}`, 'water'],
]);

/** A service by its name or by a code of `serviceTypes`. */
const namedService = z.pipe(
  z.transform((value: unknown) => serviceOfCode.get(String(value)) ?? value),
  z.custom<Service>((value) => services.some((service) => service === value)),
);

/** Query of `POST /enrolment/completeservices`: `services[]`, once or repeated. [CALL-05] */
export const completeServicesSchema = z.object({
  'services[]': z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
    z.array(namedService).check(z.minLength(1), z.maxLength(serviceOfCode.size)),
  ),
});
export type CompleteServices = z.infer<typeof completeServicesSchema>;
