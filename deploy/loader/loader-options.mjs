import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucket } from '../stores/open-store.mjs';
import { exitCodes, UserError } from '../user-error.mjs';

export const usage = `npm run deploy -w embed-snippet -- <command>

  publish --to <store> --portal <origin> --telephony <origin> --admin-portal <address>   publish the build, and give it to pages
          [--from <folder>] [--dry-run]
  rollback <version> --to <store> [--dry-run]                                            return pages to a published version

  --to            the static store: its folder, or s3://bucket/prefix; below it go v<version>/ and v1/
  --portal        the portal's origin, as in PUBLIC_ORIGIN of the API
  --telephony     the origin of the telephony portal
  --admin-portal  the address of the CRM, as in ADMIN_PORTAL_URL of the API
  --from          the build; dist by default
  --dry-run       checks everything, and leaves the store as it was

Exit codes: 0 done, 1 rejected, 2 wrong usage.`;

/** The options of a command. Paths are relative to the folder in which npm was called. Throws a UserError for wrong usage. */
export async function readLoaderOptions(command, args, env = process.env) {
  const { values: given, positionals } = parse(args);
  const from = (path) => resolve(env.INIT_CWD ?? '.', path);
  if (given.to === undefined) throw new UserError('--to is missing: the store.', exitCodes.usage);
  return {
    to: isBucket(given.to) ? given.to : from(given.to),
    dryRun: given['dry-run'] === true,
    /** The version after the command's name. */
    target: positionals[0],
    ...(command === 'publish' && {
      build: given.from === undefined ? resolve('dist') : from(given.from),
      version: JSON.parse(await readFile('package.json', 'utf8')).version,
      addresses: {
        portal: originOf(given, 'portal'),
        telephony: originOf(given, 'telephony'),
        adminPortal: originOf(given, 'admin-portal'),
      },
    }),
  };
}

function parse(args) {
  const text = { type: 'string' };
  const options = {
    to: text,
    from: text,
    portal: text,
    telephony: text,
    'admin-portal': text,
    'dry-run': { type: 'boolean' },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error.message}\n\n${usage}`, exitCodes.usage);
  }
}

function originOf(given, option) {
  const address = given[option];
  const { protocol, origin } = URL.canParse(address ?? '') ? new URL(address) : {};
  if (protocol === 'https:' || protocol === 'http:') return origin;
  throw new UserError(`--${option} must be an address, for example https://portal.example.`, exitCodes.usage);
}
