/** Kinds of personal data that leave Home Move. The passport names them; no value is ever stored with them. [PASS-02] */
export const dataKinds = [
  'name',
  'dateOfBirth',
  'email',
  'phone',
  'postcode',
  'address',
  'moveInDate',
  'meters',
  'usage',
  'chosenProduct',
  'startDate',
  'bankAccount',
  'paymentMethod',
  'agreements',
  'marketingChoices',
  'prioritySupport',
  'healthNeeds',
  'callbackTime',
  'pseudonym',
  'orderDetails',
  'cancellation',
  'loginCode',
  'personalLink',
  'housemate',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** The trades of the organisations that receive personal data. */
export const recipientKinds = [
  'addressFinder',
  'meterRegister',
  'energyComparison',
  'broadbandSeller',
  'broadbandReferrer',
  'councilDirectory',
  'mailService',
  'textService',
  'reviewPlatform',
] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** An organisation that receives personal data. */
export interface DataRecipient {
  /** The operator's short name of the organisation, for example "quotes". */
  readonly id: string;
  readonly kind: RecipientKind;
}

/** The legal bases of the UK GDPR that Home Move uses (Article 6; for health needs also Article 9). */
export const legalBases = ['contract', 'consent', 'legitimateInterest', 'legalObligation'] as const;
export type LegalBasis = (typeof legalBases)[number];

/**
 * The legal basis of each purpose. It decides which actions an entry of the passport has: only a consent can be withdrawn, and only a
 * legitimate interest can be objected to.
 */
export const legalBasisOf = {
  /** Without a look-up, the mover would have to type the address that every contract needs. */
  addressSearch: 'contract',
  /** Suppliers quote only for meters that the register lists. */
  meterSearch: 'contract',
  /** The mover requests prices, as a step towards a contract. */
  energyPrices: 'contract',
  energyApplication: 'contract',
  broadbandPackages: 'contract',
  broadbandOrder: 'contract',
  /** Finds out whether an order of unknown outcome was placed, so that it is not placed twice. */
  orderSearch: 'contract',
  /** The mover has moved the day, which the contract names. */
  startDateChange: 'contract',
  /** The mover uses the right to cancel that the contract has. */
  orderCancellation: 'contract',
  /** The mover has read the meter for the supplier of the order. [METER-14] */
  meterReading: 'contract',
  /** The directory names the council and water company that the mover requests. */
  authoritySearch: 'contract',
  /** Health needs are special category data: the mover agrees to each recipient (Article 9(2)(a)). */
  prioritySupport: 'consent',
  /** The visit passes on which package the mover chose. */
  broadbandReferral: 'consent',
  /** The mover has named the housemate and requested the mail. */
  housemateNotice: 'consent',
  /** The mover has given the contact, and requested the invitation to the household. */
  householdInvitation: 'consent',
  /** Codes, passwords and notices of changed contacts keep strangers out of the service that the mover uses. */
  security: 'contract',
  /** The mover, or the agent on the phone with them, has requested the link. */
  requestedLink: 'contract',
  /** The mover has requested the names of council and water company, which only they can find. */
  authorityGuide: 'contract',
  /** Contracts at a distance are confirmed on a durable medium (Consumer Contracts Regulations 2013, regulation 16). */
  receipt: 'legalObligation',
  /** A recipient of data is informed that the consent to them has ended (Article 19). */
  consentWithdrawal: 'legalObligation',
  /** A partner has named the person, who has requested nothing yet. */
  invitation: 'legitimateInterest',
  /** The mover has not requested the reminder, but has left a move unfinished. */
  reminder: 'legitimateInterest',
  /** A partner has cancelled the move: its person would otherwise rely on it. */
  moveCancellation: 'legitimateInterest',
} as const satisfies Record<string, LegalBasis>;
export type DisclosurePurpose = keyof typeof legalBasisOf;

/** The purposes whose legal basis is a consent, which the mover can withdraw. [PASS-09] */
export type ConsentPurpose = {
  [Purpose in DisclosurePurpose]: (typeof legalBasisOf)[Purpose] extends 'consent' ? Purpose : never;
}[DisclosurePurpose];

export function isConsentPurpose(purpose: DisclosurePurpose): purpose is ConsentPurpose {
  return legalBasisOf[purpose] === 'consent';
}

/**
 * What became of a disclosure. `delivered`: its recipient has answered. `notDelivered`: no connection was made. `unknown`: it was sent, and
 * there was no usable answer.
 */
export const disclosureResults = ['waiting', 'delivered', 'notDelivered', 'unknown'] as const;
export type DisclosureResult = (typeof disclosureResults)[number];

/**
 * Whether an entry that was not delivered can be sent again. `possible`: once, by `POST /enrolment/data-passport/entries/:id/resend`.
 * `requested`: it is about to be sent again. `repeated`: a newer entry has been sent in its place. `onPage`: the page that sent it has to
 * send it again, because Home Move has not stored it. [PASS-13]
 */
export const resendStates = ['possible', 'requested', 'repeated', 'onPage'] as const;
export type ResendState = (typeof resendStates)[number];

/** An entry of the data passport: one request or message with personal data of the mover. [PASS-01, PASS-02] */
export interface Disclosure {
  readonly id: string;
  /** ISO instant, directly before it was sent. */
  readonly at: string;
  readonly recipient: DataRecipient;
  /** In the order of `dataKinds`. */
  readonly kinds: readonly DataKind[];
  readonly purpose: DisclosurePurpose;
  readonly legalBasis: LegalBasis;
  /** Of the application, order or referral, as its recipient issued it; null without one. */
  readonly reference: string | null;
  /** `waiting` until its outcome is stored. */
  readonly result: DisclosureResult;
  /** ISO instant at which the mover objected to its purpose; missing without an objection. [PASS-10] */
  readonly objectedAt?: string;
  /** ISO instant at which the mover withdrew the consent to it; missing without a withdrawal. [PASS-09] */
  readonly withdrawnAt?: string;
  /** Missing if it was delivered, and if nothing is left to send. [PASS-13] */
  readonly resend?: ResendState;
}
