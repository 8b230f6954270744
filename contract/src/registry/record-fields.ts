import * as z from 'zod/mini';
import { registryMessages as messages } from './registry.messages';

/** Semver without leading zeros, and without build metadata, which does not distinguish two builds of a version. */
const number = '(0|[1-9]\\d*)';
const preRelease = `(${number}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const semver = new RegExp(`^${number}\\.${number}\\.${number}(-${preRelease}(\\.${preRelease})*)?$`);

/** An exact version. */
export const version = z.string().check(z.maxLength(64), z.regex(semver, messages.version));

/** A file's path below the folder of a version. */
export const filePath = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, messages.path));

/** Must be a complete hash: a browser ignores one that it cannot parse, and would accept every file. */
const hash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, messages.hash));

/** The files of a version, each with its hash. */
export const files = z
  .record(filePath, hash, messages.path)
  .check(z.refine((listed) => Object.keys(listed).length <= 200, messages.tooMany));

export const moduleName = z
  .string()
  .check(z.maxLength(100), z.regex(/^(@[\w-]+\/)?[\w-]+(\/[\w-]+)?$/, messages.module));

const endpoint = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(GET|POST|PUT|PATCH|DELETE) \/api\/(partner\/)?v\d+(\/[\w:.-]+)+$/, messages.endpoint),
  );

/** The API calls that a build uses. */
export const endpoints = z.array(endpoint).check(z.maxLength(200, messages.tooManyEndpoints));

/** Where a build comes from. Builds outside a repository have no commit; `deploy publish` adds the signature. */
export const origin = {
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}(-dirty)?$/, messages.commit))),
  builder: z.optional(z.string().check(z.regex(/^[\w.@ -]{1,100}$/, messages.builder))),
  signature: z.optional(
    z.object(
      {
        key: z.string().check(z.regex(/^key-[0-9a-f]{8}$/, messages.signature)),
        value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/, messages.signature)),
      },
      messages.signature,
    ),
  ),
};

/** The reason for a change, which the audit keeps. */
export const reason = z
  .string(messages.why)
  .check(z.trim(), z.minLength(1, messages.why), z.maxLength(300, messages.why));
