import {
  faultCodes,
  faultPhases,
  findingCodes,
  journeyIds,
  registryActions,
  runtimeContexts,
  shellName,
  type Canary,
  type DisabledRemote,
  type PinScope,
  type PublishedRecord,
  type RegistryAuditEntry,
  type RegistryCanary,
  type RegistryCleanup,
  type RegistryDisabling,
  type registryEndpoints,
  type RegistryExplanation,
  type RegistryFinding,
  type RegistryPin,
  type RegistryPreview,
  type RegistryResolution,
  type RegistryReview,
  type RegistryStatus,
  type RegistryValidation,
  type RegistryWithdrawal,
  type RemoteRecord,
  type RemoteStatus,
  type ReplacedVersion,
  type VersionHealth,
  type VersionStatus,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { instant, text } from './fields.js';
import { publishedShell, shellStatus } from './shell.responses.js';

const name = z.enum(journeyIds);
const kind = z.enum(['required', 'optional', 'silent']);

const remoteRecord = component<RemoteRecord>()(
  'RemoteRecord',
  z.strictObject({
    name,
    version: text,
    contract: text.describe('Range of versions of the runtime contract that it needs, for example ^1.0.0'),
    global: text,
    entry: text.describe('In a resolution an absolute URL, in a published record a path below the version'),
    shared: z.record(text, text),
    files: z.record(text, text).describe('File path → sha384 integrity'),
    firstChunks: z.array(text),
    firstShared: z.array(text).describe('Shared libraries of its first screen'),
    runsEarly: z.optional(z.boolean()).describe('Whether its entry may run before the shell has started'),
    lazyPages: z
      .optional(z.array(z.strictObject({ routes: z.array(text), chunks: z.array(text), shared: z.array(text) })))
      .describe('What its other pages load besides: chunks and shared libraries, by the paths of the pages'),
    routes: z.array(text),
    kind,
  }),
);

const published = { publishedBy: text, publishedAt: instant };
const builtFrom = {
  commit: z.optional(text).describe('Commit of the build, with -dirty after it for a changed working copy'),
  builder: z.optional(text),
  endpoints: z
    .optional(z.array(text))
    .describe('API calls that the build uses, such as GET /api/v1/addresses/:postcode'),
  sizes: z.optional(z.record(text, z.int())).describe('File path → bytes as brotli'),
  signature: z
    .optional(z.strictObject({ key: text.describe('Id of the public key'), value: text.describe('Base64') }))
    .describe('Ed25519 signature of the record'),
};

const publishedRecord = component<PublishedRecord>()(
  'PublishedRecord',
  z.strictObject({ ...remoteRecord.shape, ...builtFrom, ...published }),
);

const canary = component<Canary>()(
  'Canary',
  z.strictObject({
    record: remoteRecord,
    percent: z.int(),
    offset: z.int().describe('A visitor with the bucket b, 0 to 99, gets it if (b + offset) mod 100 is below percent'),
  }),
);

const disabledRemote = component<DisabledRemote>()('DisabledRemote', z.strictObject({ name, message: text }));

export const registryResolution = component<RegistryResolution>()(
  'RegistryResolution',
  z.strictObject({
    remotes: z.array(remoteRecord),
    lastGood: z.array(remoteRecord),
    canaries: z.optional(z.array(canary)).describe('Versions that a share of visitors gets'),
    disabled: z.optional(z.array(disabledRemote)).describe('Remotes that are switched off'),
  }),
);

const pinScope = component<PinScope>()(
  'PinScope',
  z.union([
    z.literal('all'),
    z.strictObject({ partner: text }),
    z.strictObject({ brand: text, branch: z.int().optional() }),
  ]),
);

const registryPin = component<RegistryPin>()(
  'RegistryPin',
  z.strictObject({ name, version: text, scope: pinScope, pinnedBy: text, pinnedAt: instant }),
);

const registryCanary = component<RegistryCanary>()(
  'RegistryCanary',
  z.strictObject({ name, version: text, scope: pinScope, percent: z.int(), startedBy: text, startedAt: instant }),
);

const registryWithdrawal = component<RegistryWithdrawal>()(
  'RegistryWithdrawal',
  z.strictObject({ name, version: text, withdrawnBy: text, withdrawnAt: instant, why: text }),
);

const registryDisabling = component<RegistryDisabling>()(
  'RegistryDisabling',
  z.strictObject({ name, message: text, scope: pinScope, disabledBy: text, disabledAt: instant }),
);

const registryPreview = component<RegistryPreview>()(
  'RegistryPreview',
  z.strictObject({
    name,
    version: text,
    brand: z.nullable(text).describe('The only brand that it applies to'),
    until: instant,
    url: text.describe('The browser that opens it gets the version'),
  }),
);

const registryAuditEntry = component<RegistryAuditEntry>()(
  'RegistryAuditEntry',
  z.strictObject({
    at: instant,
    who: text,
    what: z.enum(registryActions),
    remote: z.enum([...journeyIds, shellName]),
    scope: z.nullable(text),
    before: z.nullable(text),
    after: z.nullable(text),
    why: z.nullable(text),
    commit: z.nullable(text),
    builder: z.nullable(text),
    signedBy: z.nullable(text).describe('Id of the key that signed the record'),
  }),
);

const registryCleanup = component<RegistryCleanup>()(
  'RegistryCleanup',
  z.strictObject({
    removable: z.array(text).describe('Empty after a confirmed call, which has removed them'),
    kept: z.array(z.strictObject({ version: text, reasons: z.array(text) })),
    removed: z.array(text).describe('Removed by this call or before; their numbers stay taken'),
  }),
);

const registryExplanation = component<RegistryExplanation>()(
  'RegistryExplanation',
  z.strictObject({ name, version: z.nullable(text), lastGood: z.nullable(text), reasons: z.array(text) }),
);

const versionHealth = component<VersionHealth>()(
  'VersionHealth',
  z.strictObject({
    visits: z.int(),
    faulty: z.int(),
    since: z.nullable(instant),
    brands: z.array(
      z.strictObject({
        brand: text,
        visits: z.int(),
        faulty: z.int(),
        faults: z.array(
          z.strictObject({
            code: z.enum(Object.values(faultCodes)),
            phase: z.enum(faultPhases),
            context: z.enum(runtimeContexts),
            count: z.int(),
            since: instant,
            latest: instant,
          }),
        ),
      }),
    ),
  }),
);

const registryValidation = component<RegistryValidation>()(
  'RegistryValidation',
  z.strictObject({ valid: z.literal(true), exists: z.boolean() }),
);

const registryFinding = component<RegistryFinding>()(
  'RegistryFinding',
  z.strictObject({
    code: z.enum(findingCodes),
    message: text,
    brands: z.optional(z.array(text)).describe('Brands that it concerns, such as oakwood or oakwood/12'),
  }),
);

const replacedVersion = component<ReplacedVersion>()(
  'ReplacedVersion',
  z.strictObject({
    version: z.nullable(text),
    brands: z.array(text),
    visits: z.int().describe('Visits in these brands within the last day'),
  }),
);

const registryReview = component<RegistryReview>()(
  'RegistryReview',
  z.strictObject({
    errors: z.array(registryFinding),
    warnings: z.array(registryFinding),
    replaces: z.array(replacedVersion),
  }),
);

const versionStatus = component<VersionStatus>()(
  'VersionStatus',
  z.strictObject({
    version: text,
    contract: text,
    ...published,
    source: z.enum(['published', 'listed']),
    commit: z.nullable(text),
    builder: z.nullable(text),
    signedBy: z.nullable(text).describe('Id of the key that signed the record'),
    signatureError: z.nullable(text).describe('Why the signature is not accepted, so that no visitor gets the version'),
    entry: z.enum(['ok', 'missing', 'different', 'tooLarge', 'wrongHeaders', 'unreachable']).nullable(),
    provenAt: z.nullable(instant),
    withdrawal: z.nullable(registryWithdrawal),
    health: versionHealth,
  }),
);

const remoteStatus = component<RemoteStatus>()(
  'RemoteStatus',
  z.strictObject({
    name,
    kind,
    versions: z.array(versionStatus),
    pins: z.array(registryPin),
    canaries: z.array(registryCanary),
    disabled: z.array(registryDisabling),
    resolved: z.array(z.strictObject({ brand: text, branch: z.int().nullable(), version: text })),
  }),
);

const registryStatus = component<RegistryStatus>()(
  'RegistryStatus',
  z.strictObject({ checkedAt: instant, remotes: z.array(remoteStatus) }),
);

export const registryResponses: ResponsesOf<typeof registryEndpoints> = {
  publish: publishedRecord,
  validate: registryValidation,
  review: registryReview,
  pin: listOf(registryPin),
  canary: listOf(registryCanary),
  promote: listOf(registryCanary),
  rollback: listOf(registryWithdrawal),
  withdraw: listOf(registryWithdrawal),
  disable: listOf(registryDisabling),
  preview: registryPreview,
  clean: registryCleanup,
  publishShell: publishedShell,
  validateShell: registryValidation,
  rollbackShell: shellStatus,
  withdrawShell: shellStatus,
  shells: shellStatus,
  audit: listOf(registryAuditEntry),
  why: registryExplanation,
  status: registryStatus,
};
