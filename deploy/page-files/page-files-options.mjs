import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucket } from '../stores/open-store.mjs';
import { exitCodes, UserError } from '../user-error.mjs';

export const usage = `npm run deploy -w embed-snippet|embed-react|host-runtime -- <command>

  publish --to <store> [--dry-run]               publish the build, and give it to pages
          --portal <origin> --telephony <origin> --admin-portal <address>     of the loader (embed-snippet) only
  rollback <version> --to <store> [--dry-run]    return pages to a published version

  --to            the static store: its folder, or s3://bucket/prefix; below it go v<version>/ and v1/
  --portal        the portal's origin, as in PUBLIC_ORIGIN of the API
  --telephony     the origin of the telephony portal
  --admin-portal  the address of the CRM, as in ADMIN_PORTAL_URL of the API
  --dry-run       checks everything, and leaves the store as it was

Exit codes: 0 done, 1 rejected, 2 wrong usage.`;

/** The options of a command for the package in `folder`. Paths are relative to the folder in which npm was called. Throws a UserError for wrong usage. */
export async function readPageFilesOptions(command, args, { folder = process.cwd(), env = process.env } = {}) {
  const { values: given, positionals } = parse(args);
  if (given.to === undefined) throw new UserError('--to is missing: the store.', exitCodes.usage);
  const { name = '', version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return {
    to: isBucket(given.to) ? given.to : resolve(env.INIT_CWD ?? '.', given.to),
    dryRun: given['dry-run'] === true,
    packageName: name.replace('@home-move/', ''),
    folder,
    version,
    /** The version after the command's name. */
    target: positionals[0],
    ...(command === 'publish' &&
      name === '@home-move/embed-snippet' && {
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
