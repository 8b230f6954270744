import { warn } from './console';
import { elementAttributes } from './portal';

/** Attributes that consent managers, page optimisers, frameworks and module loaders add to scripts. */
const isOfOthers = (name: string) =>
  /^data-(c|n|ot-|react|require|rocket|service|src|suppressed|turbo|type|usercentrics|wp)/.test(name);

/** Writes a line for each attribute of a script that has no effect. */
export function warnOfUnknown({ attributes }: HTMLScriptElement): void {
  const known = new Set([...elementAttributes, 'target', 'placed'].map((name) => `data-${name}`));
  for (const { name } of attributes)
    if (name.startsWith('data-') && !known.has(name) && !isOfOthers(name)) warn(`the attribute ${name} is unknown.`);
}
