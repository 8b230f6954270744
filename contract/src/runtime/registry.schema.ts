import * as z from 'zod/mini';
import { journeyIds } from '../journey/steps';
import { registryMessages as messages } from './registry.messages';

/** Semver, numbers without a zero in front; no build part, because two builds of one version are not told apart by it. */
const number = '(0|[1-9]\\d*)';
const preRelease = `(${number}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const semver = new RegExp(`^${number}\\.${number}\\.${number}(-${preRelease}(\\.${preRelease})*)?$`);
const version = z.string().check(z.maxLength(64), z.regex(semver, messages.version));
const filePath = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, messages.path));
const journey = z.enum(journeyIds, messages.name);
/** A browser does not check what it cannot read as a hash: anything but a whole one would let every file in. */
const hash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, messages.hash));
const caret = z.regex(/^\^\d+\.\d+\.\d+$/, messages.contract);
const provided = z.string(messages.shared).check(caret);

const isListed = ({ files }: { readonly files: Readonly<Record<string, string>> }, file: string) =>
  Object.hasOwn(files, file);

const record = z.object({
  name: journey,
  version,
  contract: z.string().check(caret),
  global: z.string().check(z.regex(/^\w{1,100}$/, messages.global)),
  entry: filePath,
  shared: z.strictObject(
    { react: provided, 'react/jsx-runtime': provided, 'react-dom': provided, 'react-dom/client': provided },
    messages.shared,
  ),
  files: z
    .record(filePath, hash, messages.path)
    .check(z.refine((files) => Object.keys(files).length <= 200, messages.tooMany)),
  firstChunks: z.array(filePath).check(z.maxLength(50)),
  routes: z.array(z.string().check(z.maxLength(200), z.startsWith('/', messages.route))).check(z.maxLength(50)),
  kind: z.enum(['required', 'optional', 'silent'], messages.kind),
});

/** Body of `POST /registry/remotes` and `/registry/validate`: the record as a build writes it; who and when are the registry's to say. */
export const remoteBuildSchema = record.check(
  z.refine((remote) => isListed(remote, remote.entry), { path: ['entry'], message: messages.notListed }),
  z.refine((remote) => remote.firstChunks.every((file) => isListed(remote, file)), {
    path: ['firstChunks'],
    message: messages.notListed,
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
  messages.scope,
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
