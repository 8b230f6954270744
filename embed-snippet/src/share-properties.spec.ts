import { propertyEvent } from './host-properties';
import type * as Settings from './settings';
import type * as ShareProperties from './share-properties';
import type { Widget } from './widget';
import { aWidget } from './widget.fixture';

const sendProperties = jest.fn<void, [Widget]>();
const loads = jest.fn<Promise<typeof Settings>, []>();
// Cast, because a mock cannot be generic.
const lazyScript = jest.fn<() => unknown, [string, string]>(() => loads) as unknown as Widget['lazyScript'];

/** Waits until the script has loaded or failed, and its callbacks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let scripts: typeof ShareProperties;
const lines: unknown[] = [];
beforeEach(async () => {
  await jest.isolateModulesAsync(async () => {
    scripts = await import('./share-properties');
  });
  loads.mockReset().mockResolvedValue({ sendProperties });
  sendProperties.mockClear();
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('loads no script for an element without properties', () => {
  scripts.shareProperties(aWidget({ lazyScript }));
  expect(loads).not.toHaveBeenCalled();
});

it('passes the element on to the script for properties, by its own address and hash', async () => {
  const widget = aWidget({ properties: { consent: 'onetrust' }, lazyScript });
  scripts.shareProperties(widget);
  await settled();
  expect(lazyScript).toHaveBeenCalledWith('__HM_SETTINGS__', '__HM_SETTINGS_INTEGRITY__');
  expect(sendProperties.mock.calls).toEqual([[widget]]);
});

it('follows the changes of an element until its frame is removed', async () => {
  const widget = aWidget({ lazyScript });
  scripts.followProperties(widget);
  Object.assign(widget.properties, { consent: 'onetrust' });
  widget.element.dispatchEvent(new Event(propertyEvent));
  await settled();
  expect(sendProperties).toHaveBeenCalledTimes(1);
  widget.element.dispatchEvent(new Event('homemove-stop'));
  widget.element.dispatchEvent(new Event(propertyEvent));
  await settled();
  expect(sendProperties).toHaveBeenCalledTimes(1);
});

it('follows nothing once the page has removed the element', async () => {
  const widget = aWidget({ properties: { consent: 'onetrust' }, lazyScript });
  widget.element.remove();
  scripts.followProperties(widget);
  widget.element.dispatchEvent(new Event(propertyEvent));
  await settled();
  expect(loads).not.toHaveBeenCalled();
});

it('names the change to make if the script for properties does not load', async () => {
  loads.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  scripts.shareProperties(aWidget({ properties: { consent: 'onetrust' }, lazyScript }));
  await settled();
  expect(lines).toEqual([
    "Home Move: themeTokens and consent have no effect, because their script did not load. Allow the loader's whole origin, not only the loader's address, in script-src.",
  ]);
});
