import * as z from 'zod/mini';
import { journeyIds } from '../journey/steps';
import { endpoints, files, filePath, moduleName, origin, reason, version } from './record-fields';
import { registryMessages as messages } from './registry.messages';
import { shellName } from './shell';

const journey = z.enum(journeyIds, messages.name);
const caret = z.regex(/^\^\d+\.\d+\.\d+$/, messages.contract);
const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const isListed = ({ files }: { readonly files: Readonly<Record<string, string>> }, file: string) =>
  Object.hasOwn(files, file);

const route = z.string().check(z.maxLength(200), z.startsWith('/', messages.route));

const lazyPages = z.object({
  routes: z.array(route).check(z.maxLength(50)),
  chunks: z.array(filePath).check(z.maxLength(50)),
  shared: z.array(z.string()).check(z.maxLength(50)),
});

const record = z.object({
  name: journey,
  version,
  contract: z.string().check(caret),
  global: z.string().check(z.regex(/^\w{1,100}$/, messages.global)),
  entry: filePath,
  shared: z.record(moduleName, z.string().check(caret), messages.module).check(
    z.refine((shared) => Object.keys(shared).length <= 50, messages.tooManyModules),
    z.refine((shared) => reactModules.every((react) => Object.hasOwn(shared, react)), messages.shared),
  ),
  files,
  firstChunks: z.array(filePath).check(z.maxLength(50)),
  // Builds before shared libraries have none.
  firstShared: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  runsEarly: z.optional(z.boolean()),
  lazyPages: z.optional(z.array(lazyPages).check(z.maxLength(50))),
  routes: z.array(route).check(z.maxLength(50)),
  kind: z.enum(['required', 'optional', 'silent'], messages.kind),
  // Older builds have neither.
  endpoints: z.optional(endpoints),
  sizes: z.optional(
    z
      .record(filePath, z.int().check(z.nonnegative()), messages.path)
      .check(z.refine((sizes) => Object.keys(sizes).length <= 200, messages.tooMany)),
  ),
  ...origin,
});

/** Body of `POST /registry/remotes`, `/registry/validate` and `/registry/review`: the record that a build writes; the registry adds who published it and when. */
export const remoteBuildSchema = record.check(
  z.refine((remote) => isListed(remote, remote.entry), { path: ['entry'], message: messages.notListed }),
  z.refine((remote) => remote.firstChunks.every((file) => isListed(remote, file)), {
    path: ['firstChunks'],
    message: messages.notListed,
  }),
  // Only sizes of files are stored, and a signature covers all.
  z.refine(({ sizes = {}, files }) => Object.keys(sizes).every((file) => isListed({ files }, file)), {
    path: ['sizes'],
    message: messages.notListed,
  }),
  z.refine((remote) => remote.firstShared.every((library) => Object.hasOwn(remote.shared, library)), {
    path: ['firstShared'],
    message: messages.notShared,
  }),
  z.refine(
    ({ lazyPages = [], files }) => lazyPages.every(({ chunks }) => chunks.every((file) => isListed({ files }, file))),
    {
      path: ['lazyPages'],
      message: messages.notListed,
    },
  ),
  z.refine(
    ({ lazyPages = [], shared }) =>
      lazyPages.every((pages) => pages.shared.every((library) => Object.hasOwn(shared, library))),
    { path: ['lazyPages'], message: messages.notShared },
  ),
);
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

const urlRoute = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Scope of a pin. */
export const pinScopeSchema = z.union(
  [
    z.literal('all'),
    z.strictObject({ partner: urlRoute }),
    z.strictObject({ brand: urlRoute, branch: z.optional(z.int().check(z.nonnegative(), z.maximum(999_999_999))) }),
  ],
  messages.scope,
);

/** Body of `PUT /registry/pins`; `version: null` removes the pin of that scope. */
export const pinRequestSchema = z.object({
  name: journey,
  version: z.nullable(version),
  scope: pinScopeSchema,
  why: z.optional(reason),
});
export type PinRequest = z.infer<typeof pinRequestSchema>;

/** Query of `POST /registry/remotes`: the share of all visitors that gets the version as a canary, and the reason. */
export const publishQuerySchema = z.object({
  percent: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  why: z.optional(reason),
});

/** Body of `PUT /registry/canary`. */
export const canaryRequestSchema = z.object({
  name: journey,
  version,
  scope: pinScopeSchema,
  percent: z.int(messages.percent).check(z.minimum(1, messages.percent), z.maximum(100, messages.percent)),
  why: z.optional(reason),
});
export type CanaryRequest = z.infer<typeof canaryRequestSchema>;

/** Body of `POST /registry/promote`. */
export const promoteRequestSchema = z.object({ name: journey, version, why: z.optional(reason) });
export type PromoteRequest = z.infer<typeof promoteRequestSchema>;

/** Body of `POST /registry/rollback`: `to` is the version to return to, by default the newest proven lower one. */
export const rollbackRequestSchema = z.object({ name: journey, to: z.optional(version), why: reason });
export type RollbackRequest = z.infer<typeof rollbackRequestSchema>;

/** Body of `PUT /registry/withdrawals`; `isWithdrawn: false` restores the version. */
export const withdrawalRequestSchema = z.object({ name: journey, version, isWithdrawn: z.boolean(), why: reason });
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>;

/** Body of `PUT /registry/disabled`; `isDisabled: false` enables the remote again. */
export const disableRequestSchema = z.object({
  name: journey,
  scope: pinScopeSchema,
  isDisabled: z.boolean(),
  message: z._default(z.string().check(z.maxLength(300, messages.message)), ''),
  why: reason,
});
export type DisableRequest = z.infer<typeof disableRequestSchema>;

/** The longest time that a preview lasts. */
const maxPreviewHours = 24;

/** Body of `POST /registry/previews`: a version, the only brand that its preview applies to, and how long it lasts. */
export const previewRequestSchema = z.object({
  name: journey,
  version,
  brand: z.optional(urlRoute),
  hours: z._default(
    z.int(messages.hours).check(z.minimum(1, messages.hours), z.maximum(maxPreviewHours, messages.hours)),
    8,
  ),
  why: z.optional(reason),
});
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** Body of `POST /registry/clean`: `keep` is the number of newest releases that stay; only `confirm` removes records. */
export const cleanRequestSchema = z.object({
  name: journey,
  keep: z.int(messages.keep).check(z.minimum(1, messages.keep), z.maximum(100, messages.keep)),
  confirm: z.boolean(),
  why: z.optional(reason),
});
export type CleanRequest = z.infer<typeof cleanRequestSchema>;

/** Query of `GET /registry/audit`. */
export const auditQuerySchema = z.object({
  name: z.optional(z.enum([...journeyIds, shellName], messages.name)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
});

/** Query of `GET /registry/why`; `bucket` is the visitor's, 0 to 99. */
export const whyQuerySchema = z.object({
  name: journey,
  brand: z.optional(z.string().check(z.maxLength(200))),
  branch: z.optional(z.string().check(z.maxLength(200))),
  bucket: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99))),
});

/** Query of `GET /registry/resolution`. */
export const resolutionQuerySchema = z.object({
  brand: z.optional(z.string().check(z.maxLength(200))),
  branch: z.optional(z.string().check(z.maxLength(200))),
});
