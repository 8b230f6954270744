import { defaultMoveInLimits, type Boot, type RemoteRecord } from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';

/** The boot block of the root path on the default brand. */
export function aBoot(overrides: Partial<Boot> = {}): Boot {
  return {
    context: 'hosted',
    portal: 'tenant',
    requestedBrand: null,
    branding: aBranding(),
    flags: someFlags(),
    resolution: { remotes: [aRecord()], lastGood: [] },
    config: {
      namedSupplier: 'Larkfield Energy',
      moveIn: defaultMoveInLimits,
      publicSiteUrl: 'https://www.example.test/',
      adminPortalUrl: 'http://admin.test',
      hostOrigins: [],
    },
    ...overrides,
  };
}

/** The energy remote, version 1.4.0. */
export function aRecord(overrides: Partial<RemoteRecord> = {}): RemoteRecord {
  return {
    name: 'energy',
    version: '1.4.0',
    contract: '^1.0.0',
    global: 'hm_energy_1_4_0',
    entry: 'http://assets.test/remotes/energy/1.4.0/entry.js',
    files: { 'entry.js': 'sha384-entry', 'app.js': 'sha384-app' },
    firstChunks: ['app.js'],
    firstShared: [],
    shared: {},
    routes: ['/enrolment/energy/usage', '/enrolment/energy/list'],
    kind: 'optional',
    ...overrides,
  };
}
