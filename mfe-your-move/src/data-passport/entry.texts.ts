import type {
  DataKind,
  Disclosure,
  DisclosurePurpose,
  DisclosureResult,
  LegalBasis,
  RecipientKind,
} from '@home-move/contract';
import { capitalised } from '@home-move/ui';

const kinds = {
  name: 'name',
  dateOfBirth: 'date of birth',
  email: 'email address',
  phone: 'phone number',
  postcode: 'postcode',
  address: 'address',
  moveInDate: 'move-in date',
  meters: 'meter details',
  usage: 'energy usage',
  chosenProduct: 'chosen plan or package',
  startDate: 'start date',
  bankAccount: 'bank details',
  paymentMethod: 'payment method',
  agreements: 'your agreements',
  marketingChoices: 'marketing choices',
  prioritySupport: 'request for priority support',
  healthNeeds: 'health and support needs',
  callbackTime: 'time for a call',
  pseudonym: 'a number in place of your name',
  orderDetails: 'order details',
  cancellation: 'cancellation',
  loginCode: 'login code',
  personalLink: 'personal link',
  housemate: 'details of your housemate',
} as const satisfies Record<DataKind, string>;

/** The name of each purpose, and the reason as a sentence. */
const purposes = {
  addressSearch: { title: 'Address search', why: 'To find your address from its postcode' },
  meterSearch: { title: 'Meter search', why: 'To find the meters of your home' },
  energyPrices: { title: 'Energy prices', why: 'To find energy prices for your home' },
  energyApplication: { title: 'Energy order', why: 'To place your energy order' },
  broadbandPackages: { title: 'Broadband packages', why: 'To find broadband packages for your home' },
  broadbandOrder: { title: 'Broadband order', why: 'To place your broadband order' },
  orderSearch: { title: 'Order search', why: 'To check that your order was placed, and only once' },
  startDateChange: { title: 'New start date', why: 'To move the start of your order' },
  orderCancellation: { title: 'Cancelled order', why: 'To cancel your order' },
  meterReading: { title: 'Meter reading', why: 'To send your meter reading to your supplier' },
  authoritySearch: { title: 'Council and water search', why: 'To find your council and water company' },
  prioritySupport: { title: 'Priority support', why: 'To register you for priority support' },
  broadbandReferral: { title: 'Broadband referral', why: "To take your choice to the provider's own site" },
  housemateNotice: { title: 'Message to a housemate', why: 'To write to the housemate whom you named' },
  security: { title: 'Account security', why: 'To keep other people out of your account' },
  requestedLink: { title: 'Requested link', why: 'To send you a link to your move' },
  authorityGuide: { title: 'Council and water guide', why: 'To send you the names of your council and water company' },
  receipt: { title: 'Confirmation of an order', why: 'To confirm your contract in writing' },
  invitation: { title: 'Invitation', why: 'To invite you to set up your move' },
  reminder: { title: 'Reminder', why: 'To remind you of your unfinished move' },
  moveCancellation: { title: 'Cancelled move', why: 'To let you know that your move was cancelled' },
} as const satisfies Record<DisclosurePurpose, { readonly title: string; readonly why: string }>;

/** Texts of an entry. */
export const entryTexts = {
  /** The trade of a recipient, in place of the operator's short name. */
  recipients: {
    addressFinder: 'Address search service',
    meterRegister: 'Meter register',
    energyComparison: 'Energy comparison service',
    broadbandSeller: 'Broadband sales service',
    broadbandReferrer: 'Broadband referral service',
    councilDirectory: 'Council directory',
    mailService: 'Email service',
    textService: 'Text message service',
    reviewPlatform: 'Review platform',
  } satisfies Record<RecipientKind, string>,
  purposes,
  /** "Name, date of birth, email address"; erasure removes the kinds. */
  kinds: (list: readonly DataKind[]) =>
    list.length === 0
      ? 'No longer recorded, because your data was erased'
      : capitalised(list.map((kind) => kinds[kind]).join(', ')),
  bases: {
    contract: 'Your contract, or steps towards it',
    consent: 'Your consent',
    legitimateInterest: 'Legitimate interest',
    legalObligation: 'Required by law',
  } satisfies Record<LegalBasis, string>,
  healthConsent: 'Your explicit consent to share health needs',
  results: {
    waiting: { label: 'Waiting', text: 'It is on its way. There is no response yet.' },
    delivered: { label: 'Received', text: 'The recipient has responded.' },
    notDelivered: { label: 'Not delivered', text: 'The recipient could not be reached. It received nothing.' },
    unknown: { label: 'Not confirmed', text: 'It was sent without a clear response. The recipient may have it.' },
  } satisfies Record<DisclosureResult, { readonly label: string; readonly text: string }>,
  reference: 'Reference',
  columns: {
    who: 'Who and when',
    kinds: 'What it received',
    why: 'Why, and the legal basis',
    result: 'Result',
  },
} as const;

/** "Energy comparison service, energy order": which entry a button belongs to, for screen readers. */
export const nameOfEntry = ({ recipient, purpose }: Pick<Disclosure, 'recipient' | 'purpose'>): string =>
  `${entryTexts.recipients[recipient.kind]}, ${purposes[purpose].title.toLowerCase()}`;

/** The legal basis of an entry, in the mover's words. */
export const basisOf = ({ legalBasis, purpose }: Pick<Disclosure, 'legalBasis' | 'purpose'>): string =>
  legalBasis === 'consent' && purpose === 'prioritySupport' ? entryTexts.healthConsent : entryTexts.bases[legalBasis];
