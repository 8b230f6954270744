import { warn } from './console';
import { propertyEvent } from './host-properties';
import type * as SettingsModule from './settings';
import type { Widget } from './widget';

let loadSettings: (() => Promise<typeof SettingsModule>) | undefined;

/** Passes the properties that the page has set on to the frame. Only pages that set one load the script for it. */
export function shareProperties(widget: Widget): void {
  const { properties, lazyScript } = widget;
  if (Object.keys(properties).length === 0) return;
  loadSettings ??= lazyScript('__HM_SETTINGS__', '__HM_SETTINGS_INTEGRITY__');
  loadSettings().then(
    ({ sendProperties }) => sendProperties(widget),
    () =>
      warn(
        "themeTokens and consent have no effect, because their script did not load. Allow the loader's whole origin, not only the loader's address, in script-src.",
      ),
  );
}

/** Passes on the properties that the page has set so far, and each change until the frame is removed. */
export function followProperties(widget: Widget): void {
  const { element, frame } = widget;
  // The page may have removed the element while this script was loading.
  if (!frame.isConnected) return;
  const share = () => shareProperties(widget);
  element.addEventListener(propertyEvent, share);
  element.addEventListener('homemove-stop', () => element.removeEventListener(propertyEvent, share), { once: true });
  share();
}
