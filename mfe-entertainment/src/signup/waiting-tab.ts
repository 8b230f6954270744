/** Opens an empty same-origin tab without an opener; null when the browser blocks it. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return tab;
}

/** Whether the tab is open and still shows our page. */
export function isWaiting(tab: Window): boolean {
  try {
    return !tab.closed && tab.document.documentElement.dataset['hmWaiting'] !== undefined;
  } catch {
    // It shows another site, whose document we cannot read.
    return false;
  }
}

/** Sends a waiting tab to a web address. Returns false, without effect, when the tab has left our page. */
export function redirectTab(tab: Window, url: string): boolean {
  if (!isWaiting(tab) || !isWebAddress(url)) return false;
  tab.location.replace(url);
  return true;
}

/** Whether an address is http(s): a `javascript:` one would run with our origin. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText);
  } catch {
    // The rules of a sheet from another origin cannot be read.
    return [];
  }
}

/**
 * Copies our styles into the tab's document and returns an element for the page. A sheet belongs to the document that
 * constructed it, so the rules are copied into a new one; constructed sheets also work under a policy without inline styles.
 */
export function prepareTab(tab: Document, from: Document): Element {
  const { lang, dataset } = from.documentElement;
  tab.documentElement.lang = lang;
  Object.assign(tab.documentElement.dataset, { brand: dataset['brand'], mode: dataset['mode'], hmWaiting: '' });
  const viewport = tab.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width,initial-scale=1';
  tab.head.append(viewport);
  const root = tab.createElement('div');
  // The build confines our styles to elements with this attribute.
  root.dataset['remote'] = 'entertainment';
  tab.body.append(root);
  const Sheet = tab.defaultView?.CSSStyleSheet;
  if (typeof Sheet?.prototype.replaceSync !== 'function') return root;
  const sheet = new Sheet();
  sheet.replaceSync([...from.styleSheets, ...from.adoptedStyleSheets].flatMap(rulesOf).join('\n'));
  tab.adoptedStyleSheets = [sheet];
  return root;
}
