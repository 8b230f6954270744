import * as z from 'zod/mini';
import type { JourneyId } from '../journey/steps';
import { registryMessages as say } from './registry.messages';

const journeyIds = [
  'onboarding',
  'energy',
  'entertainment',
  'council-water',
  'confirmation',
  'telephony',
] as const satisfies readonly JourneyId[];

/** Semver, numbers without a zero in front; no build part, because two builds of one version are not told apart by it. */
const number = '(0|[1-9]\\d*)';
const preRelease = `(${number}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const semver = new RegExp(`^${number}\\.${number}\\.${number}(-${preRelease}(\\.${preRelease})*)?$`);
const version = z.string().check(z.maxLength(64), z.regex(semver, say.version));
const filePath = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, say.path));
const journey = z.enum(journeyIds, say.name);
/** A browser does not check what it cannot read as a hash: anything but a whole one would let every file in. */
const hash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, say.hash));
const caret = z.regex(/^\^\d+\.\d+\.\d+$/, say.contract);
const provided = z.string(say.shared).check(caret);

const isListed = ({ files }: { readonly files: Readonly<Record<string, string>> }, file: string) =>
  Object.hasOwn(files, file);

const record = z.object({
  name: journey,
  version,
  contract: z.string().check(caret),
  global: z.string().check(z.regex(/^\w{1,100}$/, say.global)),
  entry: filePath,
  shared: z.strictObject(
    { react: provided, 'react/jsx-runtime': provided, 'react-dom': provided, 'react-dom/client': provided },
    say.shared,
  ),
  files: z.record(filePath, hash, say.path).check(z.refine((files) => Object.keys(files).length <= 200, say.tooMany)),
  firstChunks: z.array(filePath).check(z.maxLength(50)),
  routes: z.array(z.string().check(z.maxLength(200), z.startsWith('/', say.route))).check(z.maxLength(50)),
  kind: z.enum(['required', 'optional', 'silent'], say.kind),
});

/** Body of `POST /registry/remotes` and `/registry/validate`: the record as a build writes it; who and when are the registry's to say. */
export const remoteBuildSchema = record.check(
  z.refine((remote) => isListed(remote, remote.entry), { path: ['entry'], message: say.notListed }),
  z.refine((remote) => remote.firstChunks.every((file) => isListed(remote, file)), {
    path: ['firstChunks'],
    message: say.notListed,
  }),
);
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

const urlRoute = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** For whom a pin counts. */
export const pinScopeSchema = z.union(
  [
    z.literal('all'),
    z.strictObject({ partner: urlRoute }),
    z.strictObject({ brand: urlRoute, branch: z.optional(z.int().check(z.nonnegative(), z.maximum(999_999_999))) }),
  ],
  say.scope,
);

/** Body of `PUT /registry/pins`; `version: null` takes the pin of that scope away. */
export const pinRequestSchema = z.object({
  name: journey,
  version: z.nullable(version),
  scope: pinScopeSchema,
});
export type PinRequest = z.infer<typeof pinRequestSchema>;

/** Query of `GET /registry/resolution`. */
export const resolutionQuerySchema = z.object({
  brand: z.optional(z.string().check(z.maxLength(200))),
  branch: z.optional(z.string().check(z.maxLength(200))),
});
