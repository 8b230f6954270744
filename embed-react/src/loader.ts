/** The address of a loader of any version. */
const loaderAddress = /\/v\d[\w.-]*\/loader\.js([?#]|$)/;

/** Adds a script to the page. It is removed if it does not load, so that the next component loads it again. */
function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    // oxlint-disable-next-line no-console -- it is for the developers of the app
    console.error(
      `Home Move (script-unavailable): the loader ${src} did not load. Allow its origin in script-src, or add the script to the page if that enforces Trusted Types.`,
    );
  });
  try {
    script.src = src;
    document.head.append(script);
  } catch {
    // The page's Trusted Types forbid it. By the time of the microtask, `onFailure` is a listener; in StrictMode, React has also
    // removed the listener of the first of two effects.
    queueMicrotask(() => script.dispatchEvent(new Event('error')));
  }
  return script;
}

/**
 * Loads the loader, unless the page contains one: the loader itself, a script that is still loading, or the script of another
 * component. Calls `onFailure` if it does not load. Returns a function that ends the wait; the loader stays.
 */
export function loadLoader(src: string, onFailure: () => void): () => void {
  if (customElements.get('home-move') !== undefined) return () => undefined;
  const isLoader = (script: HTMLScriptElement) => script.getAttribute('src') === src || loaderAddress.test(script.src);
  const script = [...document.scripts].find(isLoader) ?? addScript(src);
  script.addEventListener('error', onFailure);
  return () => script.removeEventListener('error', onFailure);
}
