import * as z from 'zod/mini';
import { endpoints, files, moduleName, origin, reason, version } from './record-fields';
import { registryMessages as messages } from './registry.messages';
import { shellName } from './shell';

/** The files that documents are made of. */
export const shellDocumentFiles = ['index.html', 'tokens.css', 'document.js', 'assets.json'] as const;

const name = z.literal(shellName, messages.shell);

/** Body of `POST /registry/shells` and `/registry/shells/validate`: the record that the build of the shell writes. */
export const shellRecordSchema = z.object({
  name,
  version,
  runtimes: z.array(version).check(z.minLength(1), z.maxLength(10)),
  provided: z
    .record(moduleName, version, messages.module)
    .check(z.refine((modules) => Object.keys(modules).length <= 50, messages.tooManyModules)),
  endpoints,
  files: files.check(
    z.refine((listed) => shellDocumentFiles.every((file) => Object.hasOwn(listed, file)), messages.shellFiles),
  ),
  ...origin,
});

/** Query of `POST /registry/shells`. */
export const shellPublishQuerySchema = z.object({ why: z.optional(reason) });

/** Body of `POST /registry/shells/rollback`: `to` is the version to return to, by default the next lower release. */
export const shellRollbackSchema = z.object({ name, to: z.optional(version), why: reason });
export type ShellRollback = z.infer<typeof shellRollbackSchema>;

/** Body of `PUT /registry/shells/withdrawals`; `isWithdrawn: false` restores the version. */
export const shellWithdrawalSchema = z.object({ name, version, isWithdrawn: z.boolean(), why: reason });
export type ShellWithdrawalRequest = z.infer<typeof shellWithdrawalSchema>;
