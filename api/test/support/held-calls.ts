/** Delays the calls of a method until `release`. `hasBegun` resolves at the first call. */
export function holdBack<Port extends object>(port: Port, method: keyof Port & string) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let begin: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const really = (Object.getPrototypeOf(port) as Record<string, (...sent: unknown[]) => Promise<unknown>>)[method];
  jest
    .spyOn(port as Record<string, (...sent: unknown[]) => Promise<unknown>>, method)
    .mockImplementation(async (...sent: unknown[]) => {
      begin();
      await isReleased;
      return really?.apply(port, sent);
    });
  return { hasBegun, release };
}
