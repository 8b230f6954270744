import { ProviderFailure, ProviderRefusal } from '../provider-failure.js';

/** What of nodemailer's errors tells one failure from another; their words hold addresses and are left behind. */
interface SmtpError {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
}

const serviceNotAvailable = 421;

/**
 * The failure that an error of SMTP stands for. Transient is only what came before the server had the mail: no connection,
 * no address for its name, or 421, by which it says that it takes nothing. A final no (5xx) is the mail's fault, not the
 * server's.
 */
export function smtpFailure(error: unknown): ProviderFailure | ProviderRefusal {
  const { code = 'unknown', syscall, responseCode } = error as SmtpError;
  if (responseCode !== undefined && responseCode >= 500) return new ProviderRefusal(responseCode, String(responseCode));
  const isTransient =
    syscall === 'connect' || code === 'EDNS' || (responseCode === serviceNotAvailable && code !== 'EMESSAGE');
  return new ProviderFailure(responseCode === undefined ? `no answer (${code})` : `answered ${responseCode}`, {
    isTransient,
  });
}
