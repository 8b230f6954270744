/** The scripts of the page that load a loader as a module. */
export const moduleScripts = (): readonly HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].filter(({ src }) =>
    /\/v\d[\w.-]*\/loader\.js([?#]|$)/.test(src),
  );

/** The script that runs this loader; a module cannot find its own, and runs once for all with its address. */
export function ownScript(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : moduleScripts()[0];
}
