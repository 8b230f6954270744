import { callRegistry } from './registry.mjs';
import { isShell, remoteName, SHELL } from './remote-name.mjs';
import { printShells } from './shell-status.mjs';
import { formatScope } from './scope.mjs';
import { exitCodes, UserError } from './user-error.mjs';

const withoutUndefined = (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** A command that sends one change to the registry and prints what then holds. `shellPath` is the path for the shell, if it has one. */
const command = ({ method, path, shellPath, body, print }) =>
  async function run(options, log = console.log) {
    if (shellPath !== undefined && isShell(options))
      return changeShell(options, { method, path: shellPath, body }, log);
    const name = await remoteName(options);
    const { why } = options;
    const answer = await callRegistry(options, method, path, withoutUndefined({ name, why, ...body(options) }));
    for (const line of print(answer, name, options)) log(line);
  };

async function changeShell(options, { method, path, body }, log) {
  const change = withoutUndefined({ name: SHELL, why: options.why, ...body(options) });
  printShells(await callRegistry(options, method, path, change), log);
}

/** The version after the command's name. Throws a UserError without one. */
export function target({ target: version }) {
  if (version === undefined) throw new UserError('The version is missing.', exitCodes.usage);
  return version;
}

const pins = (answer, name) =>
  answer.length === 0
    ? [`${name} has no pin`]
    : answer.map(({ version, scope }) => `${name} ${version} is pinned for ${formatScope(scope)}`);

const canaries = (answer, name) =>
  answer.length === 0
    ? [`${name} has no canary`]
    : answer.map(({ version, percent, scope }) => `${percent}% of ${formatScope(scope)} get ${name} ${version}`);

const withdrawals = (answer, name) =>
  answer.length === 0
    ? [`no version of ${name} is withdrawn`]
    : answer.map(({ version, why }) => `${name} ${version} is withdrawn: ${why}`);

const disabled = (answer, name) =>
  answer.length === 0
    ? [`${name} is disabled nowhere`]
    : answer.map(({ scope, message }) => `${name} is disabled for ${formatScope(scope)}${message && `: "${message}"`}`);

/** The commands that decide who gets which published version. */
export const rolloutCommands = {
  canary: command({
    method: 'PUT',
    path: 'canary',
    body: (options) => ({ version: target(options), scope: options.scope, percent: Number(options.percent) }),
    print: canaries,
  }),
  promote: command({
    method: 'POST',
    path: 'promote',
    body: (options) => ({ version: target(options) }),
    print: (_, name, { target: version }) => [
      `${name} ${version} is no canary any more: everyone gets it, except where another version is pinned`,
    ],
  }),
  pin: command({
    method: 'PUT',
    path: 'pins',
    body: (options) => ({ version: target(options), scope: options.scope }),
    print: pins,
  }),
  unpin: command({
    method: 'PUT',
    path: 'pins',
    body: ({ scope }) => ({ version: null, scope }),
    print: pins,
  }),
  rollback: command({
    method: 'POST',
    path: 'rollback',
    shellPath: 'shells/rollback',
    body: (options) => ({ to: options.target }),
    print: withdrawals,
  }),
  withdraw: command({
    method: 'PUT',
    path: 'withdrawals',
    shellPath: 'shells/withdrawals',
    body: (options) => ({ version: target(options), isWithdrawn: true }),
    print: withdrawals,
  }),
  restore: command({
    method: 'PUT',
    path: 'withdrawals',
    shellPath: 'shells/withdrawals',
    body: (options) => ({ version: target(options), isWithdrawn: false }),
    print: (answer, name, { target: version }) => [
      `${name} ${version} is not withdrawn any more`,
      ...(answer.length === 0 ? [] : withdrawals(answer, name)),
    ],
  }),
  disable: command({
    method: 'PUT',
    path: 'disabled',
    body: ({ scope, message }) => ({ scope, isDisabled: true, message }),
    print: disabled,
  }),
  enable: command({
    method: 'PUT',
    path: 'disabled',
    body: ({ scope }) => ({ scope, isDisabled: false }),
    print: disabled,
  }),
};
