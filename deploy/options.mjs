import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucket } from './stores/open-store.mjs';
import { exitCodes, UserError } from './user-error.mjs';

/** The key that `npm start` gives the API; production rejects it. */
export const DEVELOPMENT_DEPLOY_KEY = 'development-only-deploy-key-of-npm-start';

export const usage = `npm run deploy -w mfe-x -- publish [--to <store>] [--from <folder>] [--version <version>] [--dry-run]
                                    [--skip-checks <reason>] [--yes]
npm run deploy -w mfe-x -- status

  --to       the static store: its folder, or s3://bucket/prefix; below it go remotes/<name>/<version>/
  --from     the build; HM_OUT or dist by default
  --version  of the build; HM_VERSION or the one of package.json by default
  --dry-run  checks everything, and leaves store and registry as they were
  --skip-checks  why type check, lint and tests do not run; the audit keeps the reason
  --yes      confirms the warnings of the review
  --api      origin of the API; https, unless it is this machine's
  --key      deploy key; better given as DEPLOY_KEY, which no list of processes shows

Without --to, --api and a key, the command works on the running \`npm start\` (set PORT_BASE and HM_DATA_DIR as there).
Exit codes: 0 done, 1 rejected, 2 wrong usage, 3 the registry did not answer.`;

/** The options; the defaults fit a running `npm start`. Paths are relative to the folder in which npm was called. */
export function readOptions(args, env = process.env) {
  const given = parse(args);
  const from = (path) => resolve(env.INIT_CWD ?? '.', path);
  const base = Number(env.PORT_BASE || 4000);
  const api = originOf(given.api ?? `http://localhost:${base}`);
  const build = given.from ?? env.HM_OUT;
  return {
    api,
    key: keyFor(api, given.key ?? env.DEPLOY_KEY),
    /** Computed on demand: only publishing needs a store. */
    get store() {
      if (given.to === undefined) return localStore(api, env, base);
      return isBucket(given.to) ? given.to : from(given.to);
    },
    build: build ? from(build) : resolve('dist'),
    version: (given.version ?? env.HM_VERSION) || undefined,
    dryRun: given['dry-run'] === true,
    skipChecks: reasonOf(given['skip-checks']),
    yes: given.yes === true,
  };
}

function parse(args) {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const store = { to: text, from: text, api: text, key: text, version: text };
  const options = { ...store, 'dry-run': flag, 'skip-checks': text, yes: flag };
  try {
    return parseArgs({ args, options }).values;
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

function reasonOf(given) {
  const reason = given?.trim();
  if (reason === undefined || (reason !== '' && reason.length <= MAX_REASON)) return reason;
  throw new UserError(`--skip-checks must be a reason of 1 to ${MAX_REASON} characters.`, exitCodes.usage);
}

/** The development key is for this machine only. */
function keyFor(api, given) {
  if (given) return given;
  if (isLocal(api)) return DEVELOPMENT_DEPLOY_KEY;
  throw new UserError(`DEPLOY_KEY is missing: ${api} requires one.`, exitCodes.usage);
}
