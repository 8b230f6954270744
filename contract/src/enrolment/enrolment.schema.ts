import * as z from 'zod/mini';
import { formBoolean, formList, formNumber } from '../form/form-values';
import type { MoveInLimits } from '../moving-details/moving-details';
import { moveInDateSchema, residentialStatusSchema } from '../moving-details/moving-details.schema';
import { registeredServices, serviceFields, services } from '../service/service';
import { portalSteps, serviceTypes } from './enrolment';

const brandId = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
    z.number().check(z.int(), z.positive()),
  ),
);

/** Body of `POST /enrolment-auth/create`: exactly one of the three, by brand level. [PERS-23] */
export const createEnrolmentSchema = z
  .object({ selectedPartner: brandId, selectedSubpartner: brandId, selectedBranch: brandId })
  .check(
    z.refine(
      (body) => Object.values(body).filter((id) => id !== undefined).length === 1,
      'Give exactly one of selectedPartner, selectedSubpartner and selectedBranch',
    ),
  );
export type CreateEnrolment = z.infer<typeof createEnrolmentSchema>;

const optIn = z.optional(formNumber([0, 1] as const));

/**
 * Body of `PUT /enrolment-auth`: only the fields that change. Opting in to a service sets its consent too.
 * `viewedConfirmation` stores the server's time as confirmationPageLastViewed, `wombbUserConfirmed` as
 * wombbUserConfirmedDate, and `tenantPortalStorage` names the steps viewed, whose first time it stores.
 * [API-02, CALL-03, PROD-05, CONF-22, CONF-23, CONF-37, BBSET-05, NEXT-26]
 */
export function updateEnrolmentSchema(rules: { today: string; limits: MoveInLimits }) {
  return z.object({
    moveInDate: z.optional(moveInDateSchema(rules)),
    residentialStatus: z.optional(residentialStatusSchema),
    ...serviceFields(services, 'OptIn', () => optIn),
    ...serviceFields(registeredServices, 'RegistrationConfirmed', () => z.optional(formBoolean)),
    wombbUserConfirmed: z.optional(formBoolean),
    viewedConfirmation: z.optional(formBoolean),
    tenantPortalStorage: z.optional(formList(z.enum(portalSteps), portalSteps.length)),
  });
}
export type UpdateEnrolment = z.infer<ReturnType<typeof updateEnrolmentSchema>>;

/** Query of `POST /enrolment/skipservice`: energy, broadband, or broadband of a provider's own site. [LIST-17, BBSET-08] */
export const skipServiceSchema = z.object({
  service: formNumber([serviceTypes.energy, serviceTypes.broadband, serviceTypes.wombb] as const),
});
export type SkipService = z.infer<typeof skipServiceSchema>;
