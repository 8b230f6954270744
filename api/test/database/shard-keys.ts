/** How a collection that grows is divided among shards. */
export interface ShardKey {
  /** The shard key, in the order of its fields; null for a collection that stays on one shard. */
  readonly key: Readonly<Record<string, 'hashed' | 1>> | null;
  /** Why this key, or why one shard is enough. */
  readonly why: string;
}

const byId = (why: string): ShardKey => ({ key: { _id: 'hashed' }, why });
const byEnrolment = (why: string): ShardKey => ({ key: { enrolmentId: 'hashed' }, why });
const onOneShard = (why: string): ShardKey => ({ key: null, why });

/** Every collection that grows with customers or with time. */
export const shardKeys: Readonly<Record<string, ShardKey>> = {
  call_presences: onOneShard('seconds'),
  consent_withdrawals: byEnrolment('read by enrolment. The id is that of an entry, so repetitions meet on one shard'),
  contract_documents: byEnrolment(
    'large documents, read by enrolment. The id derives from enrolment, order and kind, so that equal ids meet on one shard',
  ),
  customers: byId('the id of a password; a login searches every shard by address'),
  disclosure_objections: byEnrolment(
    'read by enrolment. The id names enrolment and purpose, so repetitions meet on one shard',
  ),
  disclosure_resends: byEnrolment('read by enrolment. The id is that of the entry, so repetitions meet on one shard'),
  disclosures: byEnrolment('read by enrolment. An entry is completed by its id, which searches every shard'),
  distributions: byId('the id in the link of a mail'),
  enrolment_events: byEnrolment(
    'read by enrolment. The ids of a repeated request are the same in the same enrolment, so they meet on one shard',
  ),
  enrolments: byId(
    'each call has the id in its session. Ids of repeated requests are unique across shards only if they are the key. Support, logins and links search every shard, and so does each creation, for its reference',
  ),
  erasures: byId('one document for each forgotten customer'),
  experiment_events: byId('written only'),
  feedback: byId('the id is that of the enrolment'),
  households: byId('the id is that of the enrolment; links and logins of housemates search every shard'),
  idempotent_attempts: byId('the id is a hash of session, call and key, and has to be unique'),
  jobs: onOneShard('30 days. Processes look for due jobs by kind, which would search every shard'),
  link_tokens: onOneShard('small documents. `soleKey` allows one open link of a kind to each enrolment'),
  meter_photos: byEnrolment('the largest documents, read by enrolment'),
  meter_readings: byEnrolment(
    'large documents, read by enrolment. The id names enrolment and meter, so that equal ids meet on one shard',
  ),
  notes: byEnrolment('read by enrolment, with ids as in the history; the reminders of an agent search every shard'),
  otp_challenges: onOneShard('15 minutes'),
  partner_import_rows: { key: { importId: 'hashed' }, why: 'read by import' },
  partner_imports: onOneShard('one document for each file, for 30 days'),
  partner_move_events: onOneShard('30 days; partners read them in their order'),
  partner_moves: {
    key: { partner: 1, environment: 1, reference: 1 },
    why: 'partners name moves by their own reference, which has to be unique; pages of an enrolment search every shard',
  },
  partner_objections: byId('the id is a keyed hash of a contact'),
  partner_test_messages: onOneShard('a day, of test environments'),
  partner_webhook_deliveries: { key: { webhookId: 'hashed' }, why: 'read by webhook' },
  partner_webhook_queues: onOneShard('what waits for a receiver'),
  prefill_codes: onOneShard('ten minutes'),
  private_entries: onOneShard('an hour'),
  published_plans: byId('the id is that of the enrolment'),
  quotes: byId('the id is random, and in each call'),
  rate_limits: byId('the id is a keyed hash; the most frequent writes'),
  receipts: byId('the id names the enrolment and the order, and has to be unique'),
  refresh_tokens: byId('the id is the hash of the token'),
  remote_faults: onOneShard('counts by version, brand and hour, for two weeks'),
  remote_visits: onOneShard('counts by version, brand and hour, for two weeks'),
  report_sources: onOneShard('a day'),
  sessions: byId('read by each call with a token; the end of all sessions of an enrolment searches every shard'),
  suppressions: byId('the id is a keyed hash of a mailbox'),
  telephony_tokens: onOneShard('at most eight hours'),
};
