/** Collections that hold nothing about a customer, and why: the right to be forgotten leaves them as they are. */
export const impersonalCollections: Readonly<Record<string, string>> = {
  admin_audit: 'who did what to which id with the support tool, kept as the record of that',
  affiliate_visits: 'a number by affiliate, brand and day',
  affiliates: 'companies',
  brands: 'brands',
  comm_clicks: 'a number by day',
  erasures: 'the legal record of the erasure: enrolment id, agent, time',
  experiment_events: 'subjects are keyed hashes of save-and-continue tokens, which are erased',
  migrations: 'changes of the schema',
  partner_keys: 'hashed keys of partners',
  password_salts: 'one random value for all passwords',
  published_remotes: 'versions of remotes',
  rate_limits: 'numbers by keyed hash, which expire',
  registry_audit: 'who published what',
  registry_pins: 'versions of remotes',
  registry_revision: 'a number',
  scripts: 'what agents read out, by brand',
};
