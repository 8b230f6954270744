import { parseArgs } from 'node:util';
import { portBase } from '../launcher/ports.mjs';
import { UserError } from '../launcher/user-error.mjs';

/**
 * Translates the arguments of `npm run dev` for webpack: `--shell <url>` becomes `--env shell=<url>`, all others stay. Throws a
 * UserError for an address that is not the origin of a portal.
 */
export function webpackArguments(args) {
  const { tokens } = parseArgs({ args, options: { shell: { type: 'string' } }, strict: false, tokens: true });
  const option = tokens.find(({ kind, name }) => kind === 'option' && name === 'shell');
  if (!option) return args;
  const rest = args.toSpliced(option.index, option.inlineValue === false ? 2 : 1);
  return [...rest, '--env', `shell=${originOf(option.value)}`];
}

/** The origin of the portal whose shell shows the remote: that of `--env shell=<url>`, or for `--env shell` of `npm start`. */
export const portalOrigin = (shell, env = process.env) =>
  typeof shell === 'string' ? originOf(shell) : `http://localhost:${portBase(env)}`;

/** Only https, except on this machine: what a developer types would travel in the clear. */
function originOf(text = '') {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal =
    url?.hostname === 'localhost' || url?.hostname.endsWith('.localhost') || url?.hostname === '127.0.0.1';
  const isPlainOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (isPlainOrigin && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url.origin;
  throw new UserError(
    `--shell must be the https origin of a portal, for example --shell https://portal.example; it is "${text}".`,
  );
}
