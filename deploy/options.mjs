import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPMENT_SIGNING_KEY } from './signature.mjs';
import { isBucket } from './stores/open-store.mjs';
import { exitCodes, UserError } from './user-error.mjs';

/** The key that `npm start` gives the API; production rejects it. */
export const DEVELOPMENT_DEPLOY_KEY = 'development-only-deploy-key-of-npm-start';

export const usage = `npm run deploy -w mfe-x -- <command>
npm run deploy -w shell -- publish|rollback|withdraw|restore|status|audit

  publish [--canary <percent>] [--why <reason>]   publish the build; with --canary for a share of visitors
          [--to <store>] [--from <folder>] [--version <version>] [--dry-run] [--yes]
          [--skip-checks <reason>] [--skip-stories <reason>]
  canary <version> --percent <1 to 100> [scope]   give a version to a share of visitors only
  preview <version> [--brand <route>] [--hours <1 to 24>]   print a link that gives one browser a version
  promote <version>                               give everyone the version of a canary
  pin <version> [scope]                           hold a scope at a version
  unpin [scope]                                   remove that pin
  rollback [version] --why <reason>               return to a release; by default the newest proven one below
  withdraw <version> --why <reason>               take a version from everyone, pins included
  restore <version> --why <reason>                give back a withdrawn version
  disable [scope] --why <reason> [--message <text>]   switch the remote off, with a message in its place
  enable [scope] --why <reason>                   switch it on again
  clean [--keep <releases>] [--dry-run] [--to <store>]   remove versions that nothing needs any more
  status                                          versions, faults, rules, and what each brand gets
  why [--brand <route>] [--branch <id>] [--bucket <0 to 99>]   which version a visitor gets, and the rules
  audit [--limit <entries>]                       who changed what, when and why
  key <file>                                      make a key that signs records: the private key goes to the file

  scope      --partner <route>, or --brand <route>, also with --branch <id>; everyone by default
  --remote   name of the remote; that of the folder by default
  --why      the reason, for the audit
  --to       the static store: its folder, or s3://bucket/prefix; below it go remotes/<name>/<version>/
  --from     the build; HM_OUT or dist by default
  --version  of the build; HM_VERSION or the one of package.json by default
  --keep     releases that stay in any case, 5 by default
  --dry-run  checks everything, and leaves store and registry as they were
  --skip-checks  why type check, lint, tests and stories do not run; the audit keeps the reason
  --skip-stories  why stories do not run and pages are not compared; the audit keeps the reason
  --yes      confirms the warnings of the review
  --api      origin of the API; https, unless it is this machine's
  --key      deploy key; better given as DEPLOY_KEY, which no list of processes shows

publish signs the record with the private key in SIGNING_KEY, or in the file that SIGNING_KEY_FILE names.
Without --to, --api and keys, the command works on the running \`npm start\` (set PORT_BASE and HM_DATA_DIR as there).
Exit codes: 0 done, 1 rejected, 2 wrong usage, 3 the registry did not answer.`;

/** The options; the defaults fit a running `npm start`. Paths are relative to the folder in which npm was called. */
export function readOptions(args, env = process.env) {
  const { values: given, positionals } = parse(args);
  const from = (path) => resolve(env.INIT_CWD ?? '.', path);
  const base = Number(env.PORT_BASE || 4000);
  const api = originOf(given.api ?? `http://localhost:${base}`);
  const build = given.from ?? env.HM_OUT;
  return {
    api,
    key: keyFor(api, given.key ?? env.DEPLOY_KEY),
    /** Computed on demand: only publishing and cleaning need a store. */
    get store() {
      if (given.to === undefined) return localStore(api, env, base);
      return isBucket(given.to) ? given.to : from(given.to);
    },
    /** Read on demand: only publishing signs. */
    get signingKey() {
      return signingKeyFor(api, env, from);
    },
    /** The file after the command's name. */
    get keyFile() {
      return from(positionals[0] ?? '');
    },
    build: build ? from(build) : resolve('dist'),
    version: (given.version ?? env.HM_VERSION) || undefined,
    dryRun: given['dry-run'] === true,
    /** Percent of visitors that a publication starts with; undefined for everyone. */
    canary: given.canary,
    /** The version after the command's name. */
    target: positionals[0],
    remote: given.remote,
    scope: scopeOf(given),
    percent: given.percent,
    why: given.why,
    message: given.message,
    hours: given.hours,
    limit: given.limit,
    /** Number of newest releases that stay. */
    keep: Number(given.keep ?? 5),
    place: { brand: given.brand, branch: given.branch, bucket: given.bucket },
    skipChecks: reasonOf('skip-checks', given),
    skipStories: reasonOf('skip-stories', given),
    yes: given.yes === true,
  };
}

const textOptions = [
  'to',
  'from',
  'api',
  'key',
  'version',
  'canary',
  'percent',
  'partner',
  'brand',
  'branch',
  'bucket',
  'hours',
  'remote',
  'why',
  'message',
  'limit',
  'keep',
  'skip-checks',
  'skip-stories',
];

/** The scope of a rule, as the registry expects it. */
function scopeOf({ partner, brand, branch }) {
  if (partner !== undefined && brand !== undefined)
    throw new UserError('Give either --partner or --brand.', exitCodes.usage);
  if (partner !== undefined) return { partner };
  if (brand === undefined) return 'all';
  return branch === undefined ? { brand } : { brand, branch: Number(branch) };
}

function parse(args) {
  const text = { type: 'string' };
  const options = {
    ...Object.fromEntries(textOptions.map((name) => [name, text])),
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
  };
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length > 1) throw new Error(`${parsed.positionals[1]} is one word too many.`);
    return parsed;
  } catch (error) {
    throw new UserError(`${error.message}\n\n${usage}`, exitCodes.usage);
  }
}

function originOf(text) {
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : {};
  if (protocol === 'https:' || (protocol === 'http:' && isLocal(origin))) return origin;
  const reason = protocol === 'http:' ? ': the deploy key would travel in the clear' : '';
  throw new UserError(
    `--api must be an https origin, for example https://portal.example; it is "${text}"${reason}.`,
    exitCodes.usage,
  );
}

const isLocal = (api) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(api).hostname);

function localStore(api, env, base) {
  if (!isLocal(api)) throw new UserError(`--to is missing: the store of ${api}.`, exitCodes.usage);
  const project = join(import.meta.dirname, '..');
  return join(env.HM_DATA_DIR ? resolve(env.HM_DATA_DIR) : join(project, '.data', String(base)), 'assets');
}

const MAX_REASON = 280;

function reasonOf(option, given) {
  const reason = given[option]?.trim();
  if (reason === undefined || (reason !== '' && reason.length <= MAX_REASON)) return reason;
  throw new UserError(`--${option} must be a reason of 1 to ${MAX_REASON} characters.`, exitCodes.usage);
}

/** The private key as PEM. The development key is for this machine only. */
function signingKeyFor(api, env, from) {
  if (env.SIGNING_KEY) return env.SIGNING_KEY;
  if (env.SIGNING_KEY_FILE) return readKeyFile(from(env.SIGNING_KEY_FILE));
  if (isLocal(api)) return DEVELOPMENT_SIGNING_KEY;
  const detail = `${api} accepts signed records only`;
  throw new UserError(`SIGNING_KEY or SIGNING_KEY_FILE is missing: ${detail}.`, exitCodes.usage);
}

function readKeyFile(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`SIGNING_KEY_FILE cannot be read: ${error.message}`, exitCodes.usage);
  }
}

/** The development key is for this machine only. */
function keyFor(api, given) {
  if (given) return given;
  if (isLocal(api)) return DEVELOPMENT_DEPLOY_KEY;
  throw new UserError(`DEPLOY_KEY is missing: ${api} requires one.`, exitCodes.usage);
}
