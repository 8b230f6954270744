import { callRegistry } from './registry.mjs';
import { remoteName } from './remote-name.mjs';
import { target } from './rollout.commands.mjs';
import { formatScope } from './scope.mjs';
import { exitCodes, UserError } from './user-error.mjs';

/** Prints a link that gives the browser that opens it a version, for eight hours unless the options say otherwise. */
export async function preview(options, log = console.log) {
  const { scope, why, hours, place } = options;
  if (scope.partner !== undefined || scope.branch !== undefined)
    throw new UserError('A preview is for a brand or for all.', exitCodes.usage);
  const body = {
    name: await remoteName(options),
    version: target(options),
    ...(place.brand !== undefined && { brand: place.brand }),
    ...(hours !== undefined && { hours: Number(hours) }),
    ...(why !== undefined && { why }),
  };
  const { name, version, brand, until, url } = await callRegistry(options, 'POST', 'previews', body);
  const shownTo = formatScope(brand === null ? 'all' : { brand });
  log(`${name} ${version} for ${shownTo} until ${until}, in the browser that opens`);
  log(url);
}
