/** Opens an empty tab of our own origin that has no way back to this page; null where the browser blocks it. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return tab;
}

/** Whether the tab is there and still shows our page. */
export function isWaiting(tab: Window): boolean {
  try {
    return !tab.closed && tab.document.documentElement.dataset['hmWaiting'] !== undefined;
  } catch {
    // Another site's by now: its document is not ours to read.
    return false;
  }
}

/** Takes a waiting tab on to an address of the web, and says whether it did; leaves one alone that went elsewhere. */
export function goOn(tab: Window, url: string): boolean {
  if (!isWaiting(tab) || !isWebAddress(url)) return false;
  tab.location.replace(url);
  return true;
}

/** An address such as `javascript:` would run as ours. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText);
  } catch {
    // A sheet of another origin keeps its rules to itself.
    return [];
  }
}

/**
 * Gives the tab's document our look, and a place for the page. A sheet belongs to the document that made it, so the rules are copied into one of the
 * tab's own; constructed sheets pass a policy that forbids inline styles.
 */
export function dressTab(tab: Document, from: Document): Element {
  const { lang, dataset } = from.documentElement;
  tab.documentElement.lang = lang;
  Object.assign(tab.documentElement.dataset, { brand: dataset['brand'], mode: dataset['mode'], hmWaiting: '' });
  const viewport = tab.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width,initial-scale=1';
  tab.head.append(viewport);
  const place = tab.createElement('div');
  tab.body.append(place);
  const Sheet = tab.defaultView?.CSSStyleSheet;
  if (typeof Sheet?.prototype.replaceSync !== 'function') return place;
  const sheet = new Sheet();
  sheet.replaceSync([...from.styleSheets, ...from.adoptedStyleSheets].flatMap(rulesOf).join('\n'));
  tab.adoptedStyleSheets = [sheet];
  return place;
}
