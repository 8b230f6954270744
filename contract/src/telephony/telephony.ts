/** A note that an agent wrote on an enrolment. [TEL-29] */
export interface Note {
  readonly id: string;
  readonly content: string;
  /** ISO instant. */
  readonly dateCreated: string;
  /** Name of the agent who wrote it. */
  readonly author: string;
  /** yyyy-MM-dd on which agents are reminded of it; null without a reminder, and once one was marked as done. */
  readonly remindOn: string | null;
}

/** A reminder of an agent about any customer of the partner: the agent's own note, and whom it is about. */
export interface AgentReminder {
  readonly id: string;
  readonly content: string;
  /** yyyy-MM-dd */
  readonly remindOn: string;
  /** Reference of the enrolment. */
  readonly reference: string;
  /** Full name as the panel shows it; empty before it is given. */
  readonly customer: string;
}

/** What an agent may do: a supervisor reopens enrolments that were finished. */
export const agentRoles = ['agent', 'supervisor'] as const;
export type AgentRole = (typeof agentRoles)[number];

/** What an agent reads out on one page. [TEL-26] */
export interface ScriptPage {
  /** Id of a step, such as 'energy-usage'. */
  readonly pageIdentifier: string;
  /** Plain text; a blank line separates paragraphs, and a paragraph in square brackets is an instruction to the agent. */
  readonly pageScript: string;
}

/** Response of `GET /content`: the scripts written for the enrolment's brand. [TEL-25, TEL-26] */
export interface Content {
  readonly customContent: { readonly telephonyScriptPages: readonly ScriptPage[] };
}

/** The journeys that an agent can invite a customer to; which one depends on the page. [TEL-08] */
export const inviteJourneys = ['energy', 'entertainment'] as const;
export type InviteJourney = (typeof inviteJourneys)[number];

/** Most characters of a note. */
export const noteMaxLength = 5000;

/** Most characters of a CRM's own reference of a call. */
export const maxCrmReferenceLength = 64;

/** Texts that agents see; all but the overlong note are word for word the specification's. [TEL-12, TEL-19, TEL-23, TEL-30] */
export const telephonyMessages = {
  emptyNote: 'You cannot save an empty note',
  remindOn: 'Enter the day of the reminder, like 27 11 2026',
  linkSent: 'The link has been sent',
  forgotten: 'The user has been forgotten',
  finished: 'The enrolment has been finalised',
  agentName: 'A name cannot contain control or invisible characters',
  longReference: `A reference can be no longer than ${maxCrmReferenceLength} characters`,
  longNote: `A note can be no longer than ${/* @__PURE__ */ noteMaxLength.toLocaleString('en-GB')} characters`,
} as const;

/**
 * Where an agent continues after a customer was forgotten: the record in the admin portal. [TEL-18]
 * @param adminPortalUrl an absolute URL
 * @param id of the response of `POST /enrolment/data-privacy/forget`
 */
export function adminRecordUrl(adminPortalUrl: string, id: string): string {
  const url = new URL(adminPortalUrl);
  url.searchParams.set('enrolment', id);
  return url.href;
}

/** Most characters of the address at which agents continue after a call. */
export const maxReturnUrlLength = 500;

/** What a call that was opened from a CRM hands back to it. */
export interface CrmCall {
  /** The CRM's own reference of the call, given with the launch code; opaque. Null if it gave none. */
  readonly reference: string | null;
  /** Where the agent continues when the call has ended, as registered for the partner key; null if it has no address. */
  readonly returnUrl: string | null;
}

/** How long a launch code works, in seconds. */
export const launchLifetimeSeconds = 60;

/** Part of the fragment that carries a CRM's single-use launch code: `#launch=…`; the page removes it from the address bar. */
export const launchParam = 'launch';

/** Query parameter that carries an agent's single-use login token; the page removes it from the address bar. */
export const telephonyTokenParam = 'telephonyToken';
