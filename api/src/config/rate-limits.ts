import * as z from 'zod';

const upTo = (max: number) => z.coerce.number().int().min(1).max(max);

/** The variables of the rate limits: how many calls, messages or attempts are accepted in a period. */
export const rateLimitVariables = z.object({
  /** Calls with tokens of one enrolment, or of one session of a portal, in a minute. */
  CALL_LIMIT_PER_MINUTE: upTo(1_000_000).default(600),
  /** Visits with a fault of a remote that count against its version, per client address in an hour; further ones are only listed. */
  FAULT_REPORT_LIMIT: upTo(1_000_000).default(60),
  /** Token calls per minute from one client address, which may be a whole office. */
  TOKEN_LIMIT_PER_MINUTE: upTo(100_000).default(600),
  /** Wrong passwords per user name and client address in 15 minutes; further ones of other clients have to wait. */
  PASSWORD_LIMIT: upTo(1000).default(10),
  /** Wrong passwords per client address in 15 minutes; an address may be a whole office. */
  PASSWORD_ADDRESS_LIMIT: upTo(100_000).default(100),
  /** Enrolments created per client address in an hour. */
  CREATE_LIMIT_PER_HOUR: upTo(100_000).default(200),
  /** Address look-ups per enrolment in ten minutes, and separately as many chosen addresses. */
  ADDRESS_LIMIT: upTo(100_000).default(60),
  /** Calls to the register of supply points per enrolment in ten minutes. */
  SUPPLY_LIMIT: upTo(100_000).default(60),
  /** Tariff searches per enrolment in ten minutes; every change of a filter is one. */
  QUOTES_LIMIT: upTo(100_000).default(300),
  /** Broadband searches per enrolment in ten minutes; every change of a filter is one. */
  BROADBAND_LIMIT: upTo(100_000).default(300),
  /** Consents to pass details on per enrolment in ten minutes. */
  CONSENT_LIMIT: upTo(100_000).default(60),
  /** Links and invites that agents send, per enrolment in ten minutes. */
  SEND_LINK_LIMIT: upTo(1000).default(10),
  /** Look-ups of council and water companies per enrolment in ten minutes. */
  COUNCILS_LIMIT: upTo(100_000).default(60),
  /** Move plans drawn as PDF per enrolment in ten minutes; one that was just drawn is given again. */
  PLAN_DOCUMENT_LIMIT: upTo(100_000).default(20),
  /** Copies of all data drawn as PDF per enrolment in ten minutes; one that was just drawn is given again. */
  DATA_DOCUMENT_LIMIT: upTo(100_000).default(20),
  /** Counted visits to affiliates per enrolment in ten minutes. */
  AFFILIATE_VISIT_LIMIT: upTo(100_000).default(60),
  /** Messages to flatmates: per enrolment in a day. */
  FLATMATE_LIMIT: upTo(1000).default(12),
  /** Messages to flatmates: to one mailbox in a day, from all senders together; further ones are not sent. */
  FLATMATE_MAILBOX_LIMIT: upTo(1000).default(3),
  /** Messages to flatmates: per client address in an hour; an address may be a whole call centre. */
  FLATMATE_ADDRESS_LIMIT: upTo(100_000).default(60),
  /** Wrong details, and invalid or used links, per client address in 15 minutes. */
  VALIDATE_LIMIT: upTo(100_000).default(200),
  /** Links to reset a password or to continue, per email address or number and client address in an hour; others wait. */
  RESET_LIMIT: upTo(1000).default(5),
  /** Links to another device per enrolment in an hour. */
  PHONE_LINK_LIMIT: upTo(1000).default(60),
  /** Links to private entries per enrolment in an hour. */
  PRIVATE_ENTRY_LIMIT: upTo(1000).default(20),
  /** One-time codes per email address or number and client address in an hour; further ones of other clients wait. */
  OTP_LIMIT: upTo(1000).default(10),
  /** Wrong codes per client address in 15 minutes. */
  OTP_VERIFY_LIMIT: upTo(100_000).default(100),
  /** Messages requested per client address in an hour, separately for codes and links. */
  MESSAGE_LIMIT: upTo(100_000).default(200),
  /** Messages of all kinds to a mailbox or number that is not proven, in a day; what no one has requested leaves two of them. */
  UNPROVEN_CONTACT_LIMIT: upTo(100_000).default(5),
  /** Repetitions of the confirmation by mail that movers and agents request, per enrolment in a day. */
  CONFIRMATION_LIMIT: upTo(1000).default(3),
  /** Events that the mail provider may report in a minute; it reports further ones later. */
  MAIL_EVENT_LIMIT: upTo(1_000_000).default(1200),
  /** Reports about orders that one provider may send in a minute; it sends further ones later. */
  ORDER_UPDATE_LIMIT: upTo(1_000_000).default(1200),
  /** Wrong tokens of calendars per client address in 15 minutes; an address may be a calendar on the web. */
  CALENDAR_LIMIT: upTo(100_000).default(300),
  /** Wrong deploy keys on the operators' page per client address in 15 minutes. */
  OPERATORS_PAGE_LIMIT: upTo(100_000).default(60),
  /** Wrong telephony tokens and launch codes per client address in 15 minutes. */
  TELEPHONY_LIMIT: upTo(100_000).default(60),
  /** Launch codes that one partner key may create in a minute. */
  LAUNCH_CODE_LIMIT: upTo(100_000).default(120),
  /** Wrong prefill codes per client address in 15 minutes. */
  PREFILL_LIMIT: upTo(100_000).default(60),
  /** Prefill codes that one partner key may create in a minute; a partner's page creates one each time it is shown. */
  PREFILL_CODE_LIMIT: upTo(100_000).default(600),
  /** Wrong preview links per client address in 15 minutes. */
  PREVIEW_LIMIT: upTo(100_000).default(60),
  /** Moves that one partner key may send in a minute. */
  PARTNER_MOVE_LIMIT: upTo(100_000).default(600),
  /** Calls about webhooks that one partner key may make in a minute. */
  PARTNER_WEBHOOK_LIMIT: upTo(100_000).default(120),
  /** Files of moves that one partner may send in an hour, checks included. */
  PARTNER_IMPORT_LIMIT: upTo(1000).default(30),
  /** Wrong mail tokens (unsubscribe links, tracking of opened mails) per client address in 15 minutes. */
  MAIL_TOKEN_LIMIT: upTo(100_000).default(60),
  /** Pages of partners that the API opens per client address in ten minutes; an address may be a whole agency. */
  SITE_CHECK_LIMIT: upTo(100_000).default(20),
});
