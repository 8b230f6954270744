import { createInterface } from 'node:readline/promises';
import { callRegistry } from '../registry.mjs';
import { UserError } from '../user-error.mjs';

const MAX_BRANDS = 8;

/**
 * Prints which versions a build would replace for whom, and returns the warnings of the registry. Throws a UserError if something would
 * break.
 */
export async function reviewBuild(options, { record }, log) {
  const { errors, warnings, replaces } = await callRegistry(options, 'POST', 'review', record);
  for (const replaced of replaces) log(`${record.name} ${record.version} ${replacement(replaced)}`);
  if (errors.length === 0) return warnings;
  printWarnings(warnings, log);
  throw new UserError(['The registry refuses it:', ...lines(errors)].join('\n'));
}

/**
 * Prints warnings, and throws a UserError if they are not confirmed: by `yes`, or in a terminal. A dry run needs no confirmation.
 * @param confirm resolves to the decision of the person at the terminal; undefined without a terminal
 */
export async function confirmWarnings(options, { record }, warnings, log, confirm = terminalConfirmation()) {
  printWarnings(warnings, log);
  if (warnings.length === 0 || options.yes || options.dryRun) return;
  const version = `${record.name} ${record.version}`;
  if (confirm === undefined) throw new UserError(`${version} is not published: confirm the warnings with --yes.`);
  if (!(await confirm(`Publish ${version}? [y/N] `))) throw new UserError(`${version} is not published.`);
}

function printWarnings(warnings, log) {
  if (warnings.length > 0) log(['Warnings:', ...lines(warnings)].join('\n'));
}

const lines = (findings) => findings.map((finding) => `  ${text(finding)}`);

const text = ({ message, brands }) => (brands === undefined ? message : `${message} (${list(brands)})`);

const list = (brands) =>
  brands.length <= MAX_BRANDS
    ? brands.join(', ')
    : `${brands.slice(0, MAX_BRANDS).join(', ')} and ${brands.length - MAX_BRANDS} more`;

function replacement({ version, brands, visits }) {
  if (version === null) return `is new for ${list(brands)}`;
  const seen = visits === 1 ? '1 visit' : `${visits} visits`;
  return `takes the place of ${version}, which had ${seen} in the last day, for ${list(brands)}`;
}

function terminalConfirmation() {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return ['y', 'yes'].includes((await terminal.question(question)).trim().toLowerCase());
    } finally {
      terminal.close();
    }
  };
}
