import { parseArgs } from 'node:util';
import { UserError } from '../launcher/user-error.mjs';

export const usage = `Usage: npm run rehearse [-- <option>]

Runs production on this machine until Ctrl-C: two API processes behind nginx, TLS, and everything published by the deploy commands.
The first start builds everything, which takes minutes. It needs nginx and openssl.

  --smoke    check the system, also in a browser, and end with exit code 0 or 1
  --restart  restart the API processes of the running rehearsal one by one, with the settings that its file has now

PORT_BASE chooses other ports (4100 by default), HM_DATA_DIR the folder for its data. docs/how-to/operate.md describes what to try.`;

/** The options of `npm run rehearse`. Throws a UserError with the usage if there is another one. */
export function readOptions(args) {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({ args, options: { smoke: flag, restart: flag, help: { ...flag, short: 'h' } } }).values;
  } catch (error) {
    throw new UserError(`${error.message}\n\n${usage}`, { cause: error });
  }
}
