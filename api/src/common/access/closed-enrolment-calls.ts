import {
  accountEndpoints,
  commsEndpoints,
  dataPassportEndpoints,
  enrolmentEndpoints,
  meterDayEndpoints,
  otpEndpoints,
  planEndpoints,
  telephonyEndpoints,
  type Endpoint,
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
  commsEndpoints.setBlocked,
  planEndpoints.endFeed,
  planEndpoints.removePhoto,
  accountEndpoints.logOutEverywhere,
  // Meters are read on moving day, usually after everything is set up.
  meterDayEndpoints.saveReading,
  // They log in.
  otpEndpoints.request,
  otpEndpoints.verify,
]);

/**
 * Whether a call of an owner is rejected with ENROLMENT_CLOSED once the enrolment is finished: all but reads, so that a new
 * call is rejected without an entry anywhere.
 */
export function isRejectedWhenClosed(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && !admittedWhenClosed.has(endpoint);
}
