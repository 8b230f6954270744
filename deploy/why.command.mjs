import { callRegistry } from './registry.mjs';
import { remoteName } from './remote-name.mjs';

/** Prints which version a visitor of a brand gets, and the rules that decide. */
export async function why(options, log = console.log) {
  const name = await remoteName(options);
  const given = Object.entries(options.place).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams([['name', name], ...given]);
  const { version, reasons } = await callRegistry(options, 'GET', `why?${query}`);
  log(version === null ? `No visitor gets ${name}.` : `${name} ${version}`);
  for (const reason of reasons) log(`  ${reason}`);
}
