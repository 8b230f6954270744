/**
 * The one global that a mounted panel leaves in a page: the registry of federation instances. The panel's federation runtime, and
 * that of any federated app of the CRM, look it up by this name whenever they load a shared module.
 */
const federationRegistry = '__FEDERATION__';

/** Globals that only the start of a panel needs, with the values with which it finds them. */
const startGlobals = (container: string): Readonly<Record<string, unknown>> => ({
  // The entry declares it by `var`, which makes a property that cannot be removed, unless there is one.
  [container]: undefined,
  // Chunks add themselves to it until the entry takes them.
  [`webpackChunk${container}`]: undefined,
  // The federation runtime keeps this object, and creates a property that cannot be removed if there is none.
  __GLOBAL_LOADING_REMOTE_ENTRY__: {},
  // zod keeps the objects that it stores here.
  __zod_globalConfig: undefined,
  __zod_globalRegistry: undefined,
});

/**
 * Prepares the globals of a panel's start so that they can be removed. Returns the function that removes them; globals that the
 * page had before stay as they are.
 */
export function takeStartGlobals(container: string, page: object = globalThis): () => void {
  const create = (name: string, value: unknown) =>
    Object.defineProperty(page, name, { value, configurable: true, writable: true, enumerable: false });
  if (!Object.hasOwn(page, federationRegistry)) create(federationRegistry, {});
  const own = Object.entries(startGlobals(container)).filter(([name]) => !Object.hasOwn(page, name));
  for (const [name, value] of own) create(name, value);
  return () => {
    for (const [name] of own) Reflect.deleteProperty(page, name);
  };
}
