import { registeredServices, serviceFields, services, type Enrolment, type UpdateEnrolment } from '@home-move/contract';

/** The enrolment after an update as the API returns it; consent follows the opt-in. */
export function afterUpdate(before: Enrolment, fields: UpdateEnrolment): Enrolment {
  return {
    ...before,
    ...serviceFields(services, 'OptIn', (service) => fields[`${service}OptIn`] ?? before[`${service}OptIn`]),
    ...serviceFields(services, 'Consented', (service) => {
      const optIn = fields[`${service}OptIn`];
      return optIn === undefined ? before[`${service}Consented`] : optIn === 1;
    }),
    ...serviceFields(
      registeredServices,
      'RegistrationConfirmed',
      (service) => fields[`${service}RegistrationConfirmed`] ?? before[`${service}RegistrationConfirmed`],
    ),
    wombbUserConfirmed: fields.wombbUserConfirmed ?? before.wombbUserConfirmed,
    confirmationPageLastViewed: fields.viewedConfirmation
      ? '2026-11-20T10:42:00.000Z'
      : before.confirmationPageLastViewed,
    version: before.version + 1,
  };
}
