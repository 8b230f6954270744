/** How long the documents of a collection are kept. */
export interface RetentionPeriod {
  /** The period, as the documentation shows it. */
  readonly kept: string;
  /** Whether they are erased with their enrolment, if the period has not ended before. */
  readonly isErased?: true;
  /** The field of the TTL index, and the days within which a document that is stored now is deleted. */
  readonly ttl?: { readonly field: string; readonly days: number };
  /** The test that proves it, as `file: title`. */
  readonly test: string;
}

const minutes = (count: number) => count / (24 * 60);
const hours = (count: number) => count / 24;
const spec = (file: string, title: string) => `api/test/${file}.api.spec.ts: ${title}`;
const ownSpec = 'platform/data-privacy/retention-periods';
const withinPeriod = spec(ownSpec, 'ends within its period for every document of a customer who has used everything');
const erasedTest = spec('platform/data-privacy/forget', 'leaves the id of the enrolment only in records');
const expiredTest = spec(
  'platform/data-privacy/unfinished-enrolments',
  'is erased after 90 days without use, and leaves statistics',
);
const operatorTest = spec('platform/data-privacy/forget', 'is erased, or is listed as impersonal with the reason');

const withEnrolment = { kept: 'with the enrolment', isErased: true, test: erasedTest } as const;
const byOperators = { kept: 'until operators, partners or support remove it', test: operatorTest } as const;
const forGood = { kept: 'for good: nothing personal', test: operatorTest } as const;

/** A period that ends by an index, for documents without a customer. */
const until = (kept: string, field: string, days: number, test = withinPeriod): RetentionPeriod => ({
  kept,
  ttl: { field, days },
  test,
});

/** Like `until`, for documents of a customer. */
const ofCustomer = (...period: Parameters<typeof until>): RetentionPeriod => ({ ...until(...period), isErased: true });

/** Every collection of the application. A test fails for one that is missing here. */
export const retentionPeriods: Readonly<Record<string, RetentionPeriod>> = {
  admin_audit: forGood,
  affiliate_visits: forGood,
  affiliates: byOperators,
  agents: { ...byOperators, kept: 'for good: names of agents, as in the history' },
  brand_pictures: byOperators,
  brands: byOperators,
  call_presences: ofCustomer(
    'seconds after an agent has left',
    'expiresAt',
    minutes(5),
    spec('energy/private-entry/colleagues', 'are forgotten by the database once their presence has expired'),
  ),
  comm_clicks: forGood,
  consent_withdrawals: withEnrolment,
  contract_documents: withEnrolment,
  customers: withEnrolment,
  disclosure_objections: withEnrolment,
  disclosure_resends: withEnrolment,
  disclosures: {
    kept: 'with the enrolment; of a forgotten customer recipient, purpose, time and result six years more, of an expired enrolment nothing',
    isErased: true,
    test: expiredTest,
  },
  distributions: ofCustomer('400 days after the mail', 'expiresAt', 400),
  enrolment_events: {
    kept: 'with the enrolment; of a forgotten customer type and time six years more, of an expired enrolment nothing',
    isErased: true,
    test: expiredTest,
  },
  enrolments: {
    kept: '90 days without use if nothing was ordered; otherwise until the customer is forgotten, and contracts six years more',
    isErased: true,
    test: expiredTest,
  },
  erasures: {
    kept: 'six years',
    test: spec(
      'platform/data-privacy/record-retention',
      'is deleted after six years, the contracts and the legal record',
    ),
  },
  experiment_events: until('400 days', 'at', 400, spec('brands/flags/flags', 'are kept for 400 days')),
  feedback: withEnrolment,
  households: withEnrolment,
  idempotent_attempts: ofCustomer('a day', 'expiresAt', 1),
  jobs: ofCustomer(
    '30 days after it is done; three kinds with the enrolment; a job about a withdrawn referral outlives an erasure',
    'expiresAt',
    30,
    spec('platform/jobs/jobs', 'is deleted 30 days after it was done'),
  ),
  link_tokens: ofCustomer(
    'as long as the link works: 15 minutes (private entry) to 400 days (unsubscribing, calendar)',
    'expiresAt',
    400,
  ),
  meter_photos: ofCustomer('400 days', 'storedAt', 400, spec('energy/meter-photos/meter-photos', 'end after 400 days')),
  meter_readings: ofCustomer(
    '400 days',
    'receivedAt',
    400,
    spec('after-setup/meter-day/stored-readings', 'end after 400 days'),
  ),
  migrations: forGood,
  notes: withEnrolment,
  otp_challenges: ofCustomer('15 minutes', 'expiresAt', minutes(15)),
  partner_import_rows: until(
    '30 days; personal data until the row is processed, within hours',
    'expiresAt',
    30,
    spec('partners/imports/imports', 'are deleted with their import after 30 days'),
  ),
  partner_imports: until(
    '30 days',
    'expiresAt',
    30,
    spec('partners/imports/imports', 'are deleted with their import after 30 days'),
  ),
  partner_keys: byOperators,
  partner_move_events: until('30 days', 'at', 30),
  partner_moves: {
    kept: 'reference, status and days for good, the rest with the enrolment; 60 days after its date if no one opens it; a test move a day',
    isErased: true,
    ttl: { field: 'expiresAt', days: 1 },
    test: spec('partners/moves/test-moves', 'ends after a day'),
  },
  partner_objections: forGood,
  partner_test_messages: until('a day', 'at', 1),
  partner_webhook_deliveries: until('30 days', 'at', 30),
  partner_webhook_queues: { ...byOperators, kept: 'until the receiver has the events, or the webhook is disabled' },
  partner_webhooks: byOperators,
  password_salts: forGood,
  prefill_codes: ofCustomer(
    'ten minutes, or until it is used',
    'expiresAt',
    minutes(10),
    spec('identity/prefill/prefill', 'removes expired prefill codes by an index'),
  ),
  private_entries: ofCustomer('an hour', 'removeAt', hours(1)),
  published_plans: withEnrolment,
  published_remotes: byOperators,
  published_shells: byOperators,
  quotes: ofCustomer(
    'a day',
    'expiresAt',
    1,
    spec('energy/quotes/tariff-choice', 'rejects a quote as expired after a day'),
  ),
  rate_limits: until('as long as the limit counts, at most 30 days', 'expiresAt', 30),
  receipts: withEnrolment,
  refresh_tokens: ofCustomer(
    'a day',
    'expiresAt',
    1,
    spec('identity/token/token', 'is rejected when unknown, or after a day'),
  ),
  registry_audit: forGood,
  registry_canaries: byOperators,
  registry_disabled: byOperators,
  registry_pins: byOperators,
  registry_proofs: byOperators,
  registry_revision: forGood,
  registry_withdrawals: byOperators,
  remote_faults: until('two weeks', 'expiresAt', 14, spec('platform/registry/reports', 'expire after two weeks')),
  remote_visits: until('two weeks', 'expiresAt', 14, spec('platform/registry/reports', 'expire after two weeks')),
  removed_remotes: forGood,
  report_sources: until('a day', 'expiresAt', 1),
  scripts: byOperators,
  sessions: ofCustomer(
    'a day after the latest renewal',
    'expiresAt',
    1,
    spec('identity/token/token', 'is rejected when unknown, or after a day'),
  ),
  shell_withdrawals: byOperators,
  suppressions: {
    kept: 'until the mailbox is subscribed again or support allows it mails, or with its last enrolment',
    isErased: true,
    test: spec(
      'platform/data-privacy/forget',
      'subscribes no one to mails who shares the address and has unsubscribed',
    ),
  },
  telephony_tokens: ofCustomer('eight hours; a launch code a minute', 'expiresAt', hours(8)),
};

/** The collections that grow with customers or with time. */
export const growingCollections: readonly string[] = [
  ...Object.entries(retentionPeriods).flatMap(([collection, { isErased, ttl }]) =>
    isErased || ttl ? [collection] : [],
  ),
  'erasures',
  'partner_objections',
  'partner_webhook_queues',
];
