import { ProviderFailure, ProviderRejection } from '../http/provider-failure.js';

/** The fields of nodemailer's errors that classify a failure. Their messages contain addresses and are dropped. */
interface SmtpError {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
}

const serviceNotAvailable = 421;

/**
 * Classifies an SMTP error. Transient only when the server cannot have the mail yet: no connection, an unresolved host
 * name, or 421 (service not available). A permanent rejection (5xx) concerns the mail and does not count against the
 * server.
 */
export function smtpFailure(error: unknown): ProviderFailure | ProviderRejection {
  const { code = 'unknown', syscall, responseCode } = error as SmtpError;
  if (responseCode !== undefined && responseCode >= 500)
    return new ProviderRejection(responseCode, String(responseCode));
  const isTransient =
    syscall === 'connect' || code === 'EDNS' || (responseCode === serviceNotAvailable && code !== 'EMESSAGE');
  return new ProviderFailure(responseCode === undefined ? `no answer (${code})` : `answered ${responseCode}`, {
    isTransient,
  });
}
