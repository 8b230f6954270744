// In place of the federation runtime's loading of scripts and stylesheets: the guard creates the element of every entry.

/** Resolves once the script has run; rejects when it does not arrive, is rejected, or takes too long. */
export function loadScript(url, { createScriptHook }) {
  const { script, timeout } = createScriptHook(url);
  let timer;
  const loading = new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`ScriptNetworkError: ${url}`));
    timer = setTimeout(fail, timeout);
    script.addEventListener('load', resolve);
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return loading.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

const none = () => undefined;
export { none as createLink, none as createScript, none as isStaticResourcesEqual, none as safeWrapper };
