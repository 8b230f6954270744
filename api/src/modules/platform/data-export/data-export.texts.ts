import { disclosureTexts, type DataKind } from '@home-move/contract';
import type { ExportedName } from './customer-export.js';

/** Texts of the copy of all data. [PASS-14] */
export const dataTexts = {
  title: 'Your data passport and your data',
  asOf: (day: string) => `As of ${day}. Bank details are masked.`,
  passport: 'Who received what about you',
  noEntries: 'No one has received data about you yet.',
  columns: ['When (UTC)', 'Who and why', 'What, and the legal basis', 'Result'],
  moment: (day: string, time: string) => `${day}\n${time}`,
  kinds: (kinds: readonly DataKind[]) =>
    kinds.length === 0
      ? 'No longer recorded'
      : kinds
          .map((kind) => disclosureTexts.kinds[kind])
          .join(', ')
          .replace(/^./, (first) => first.toUpperCase()),
  reference: (reference: string) => `Reference ${reference}`,
  withdrawn: (day: string) => `Consent withdrawn on ${day}`,
  objected: (day: string) => `Objection on ${day}`,
  data: 'What we hold about you',
  omitted:
    'Fields have the names that our system uses. Fields without a value are left out. The JSON file has all fields, and photos, documents and lists of prices in full.',
  subscribed: 'Your email address gets mail from us.',
  unsubscribed: 'Your email address is unsubscribed from our mail.',
  collections: {
    enrolments: 'Your move',
    enrolment_events: 'History',
    consent_withdrawals: 'Consents that you withdrew',
    disclosures: 'Who received data about you',
    disclosure_objections: 'Your objections',
    disclosure_resends: 'Entries that you sent again',
    notes: 'Notes of our agents',
    quotes: 'Energy prices that you compared',
    contract_documents: 'Documents of your contracts',
    meter_photos: 'Photos of your meters',
    meter_readings: 'Readings of your meters',
    distributions: 'Mails with links to your move',
    receipts: 'Confirmations that we sent',
    published_plans: 'Your calendar',
    feedback: 'Your feedback',
    private_entries: 'Entries on your phone during calls',
    partner_moves: 'What your agent sent to us',
    households: 'Your household',
  } satisfies Record<ExportedName, string>,
  yes: 'yes',
  no: 'no',
  instant: (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`,
  list: (count: number) => `${count}, in the JSON file`,
  file: (bytes: number) => `in the JSON file (${Math.max(1, Math.round(bytes / 1000))} kB)`,
} as const;
