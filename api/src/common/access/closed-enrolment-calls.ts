import {
  accountEndpoints,
  commsEndpoints,
  dataPassportEndpoints,
  enrolmentEndpoints,
  meterDayEndpoints,
  householdEndpoints,
  orderEndpoints,
  otpEndpoints,
  planEndpoints,
  telephonyEndpoints,
  type Endpoint,
  type Role,
} from '@home-move/contract';

/** Calls of an enrolment's owner that are no reads, and are answered all the same once it is finished. */
const admittedWhenClosed: ReadonlySet<Endpoint> = new Set<Endpoint>([
  // Repeated, it changes nothing.
  telephonyEndpoints.finish,
  telephonyEndpoints.reopen,
  // A reminder outlives the call.
  telephonyEndpoints.endReminder,
  // Mails the receipts again; changes nothing.
  enrolmentEndpoints.sendConfirmation,
  // The rights of the mover do not end with the enrolment.
  telephonyEndpoints.forget,
  dataPassportEndpoints.erase,
  dataPassportEndpoints.object,
  dataPassportEndpoints.resend,
  dataPassportEndpoints.withdraw,
  commsEndpoints.setBlocked,
  planEndpoints.endFeed,
  planEndpoints.removePhoto,
  accountEndpoints.logOutEverywhere,
  // Meters are read on moving day, usually after everything is set up.
  meterDayEndpoints.saveReading,
  // A household outlives the set-up, and changes nothing of the enrolment.
  ...Object.values(householdEndpoints),
  // They log in.
  otpEndpoints.request,
  otpEndpoints.verify,
]);

/** Calls that only the mover may make once the enrolment is finished. Agents need it reopened first. [ORDER-52] */
const admittedForMovers: ReadonlySet<Endpoint> = new Set<Endpoint>([orderEndpoints.cancel]);

/**
 * Whether a call of an owner is rejected with ENROLMENT_CLOSED once the enrolment is finished: all but reads, so that a new
 * call is rejected without an entry anywhere.
 */
export function isRejectedWhenClosed(endpoint: Endpoint, role: Role): boolean {
  if (endpoint.method === 'GET' || admittedWhenClosed.has(endpoint)) return false;
  return role === 'agent' || !admittedForMovers.has(endpoint);
}
