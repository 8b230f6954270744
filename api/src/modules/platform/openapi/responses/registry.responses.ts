import {
  journeyIds,
  type PinScope,
  type PublishedRecord,
  type registryEndpoints,
  type RegistryPin,
  type RegistryResolution,
  type RegistryStatus,
  type RegistryValidation,
  type RemoteRecord,
  type RemoteStatus,
  type VersionStatus,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { instant, text } from './fields.js';

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

const publishedRecord = component<PublishedRecord>()(
  'PublishedRecord',
  z.strictObject({ ...remoteRecord.shape, ...published }),
);

export const registryResolution = component<RegistryResolution>()(
  'RegistryResolution',
  z.strictObject({ remotes: z.array(remoteRecord), lastGood: z.array(remoteRecord) }),
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

const registryValidation = component<RegistryValidation>()(
  'RegistryValidation',
  z.strictObject({ valid: z.literal(true), exists: z.boolean() }),
);

const versionStatus = component<VersionStatus>()(
  'VersionStatus',
  z.strictObject({
    version: text,
    contract: text,
    ...published,
    source: z.enum(['published', 'listed']),
    entry: z.enum(['ok', 'missing', 'different', 'tooLarge', 'wrongHeaders', 'unreachable']).nullable(),
  }),
);

const remoteStatus = component<RemoteStatus>()(
  'RemoteStatus',
  z.strictObject({
    name,
    kind,
    versions: z.array(versionStatus),
    pins: z.array(registryPin),
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
  pin: listOf(registryPin),
  status: registryStatus,
};
