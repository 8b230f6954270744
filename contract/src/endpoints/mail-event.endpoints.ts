import { endpoint } from './endpoint';

/** Response of `POST /mail-events`. */
export interface MailEventResult {
  /** Whether the mailbox gets no further mails because of this event. */
  readonly isSuppressed: boolean;
}

/** Reports of bounces and complaints by the mail provider. */
export const mailEventEndpoints = {
  /** The body is in the format of the mail provider, so that the API describes it. */
  record: endpoint<{ body: object }, MailEventResult>({
    method: 'POST',
    path: '/mail-events',
    roles: [],
    key: 'mail',
  }),
};
