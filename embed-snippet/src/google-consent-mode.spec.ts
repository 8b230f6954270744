import { followDataLayer, isGoogleGranted } from './google-consent-mode';

function dataLayerIs(...items: readonly unknown[]): unknown[] {
  const layer = [...items];
  Reflect.set(window, 'dataLayer', layer);
  return layer;
}
const tagsHave = (analytics: object) =>
  Reflect.set(window, 'google_tag_data', { ics: { entries: { analytics_storage: analytics } } });

/** A command as `gtag` pushes it: an `arguments` object, which is not an array. */
const command = (...values: readonly unknown[]): unknown => ({
  ...Object.fromEntries(values.entries()),
  length: values.length,
});
const byDefault = (analytics: string, more: object = {}) =>
  command('consent', 'default', { ad_storage: 'denied', analytics_storage: analytics, ...more });
const update = (analytics: string) => command('consent', 'update', { analytics_storage: analytics });

afterEach(() => {
  for (const name of ['dataLayer', 'google_tag_data']) Reflect.deleteProperty(window, name);
});

describe('before Google’s tags have loaded, analytics_storage', () => {
  it.each<[title: string, items: readonly unknown[], expected: boolean]>([
    ['without a command', [], false],
    ['denied by default', [byDefault('denied')], false],
    ['granted by default', [byDefault('granted')], true],
    ['denied by default and granted by an update', [byDefault('denied'), update('granted')], true],
    ['granted and then denied by updates', [update('granted'), update('denied')], false],
    ['granted by an update before a default', [update('granted'), byDefault('denied')], true],
    ['granted by default for some regions only', [byDefault('granted', { region: ['US'] })], false],
    ['denied by default for some regions', [byDefault('granted'), byDefault('denied', { region: ['GB'] })], false],
    ['of an update without it', [update('granted'), command('consent', 'update', { ad_storage: 'denied' })], true],
    ['of another command', [command('config', 'update', { analytics_storage: 'granted' })], false],
    ['of an unknown action', [command('consent', 'grant', { analytics_storage: 'granted' })], false],
    ['of items that are no commands', [null, 'consent', { event: 'consent' }, () => undefined, ['consent']], false],
    ['with an unknown value', [update('yes')], false],
  ])('%s is read from the data layer', (_, items, expected) => {
    dataLayerIs(...items);
    expect(isGoogleGranted()).toBe(expected);
  });

  it('is not granted in a page without a data layer', () => {
    expect(isGoogleGranted()).toBe(false);
  });
});

describe('once Google’s tags have loaded, analytics_storage', () => {
  it.each([
    [{ default: true }, true],
    [{ default: false }, false],
    [{ default: false, update: true }, true],
    [{ default: true, update: false }, false],
    [{ default: 'granted' }, true],
    [{}, false],
  ])('is read from their state %j', (state, expected) => {
    dataLayerIs(update('granted'), update('denied'), update('granted'));
    tagsHave(state);
    expect(isGoogleGranted()).toBe(expected);
  });
});

describe('a data layer that is followed', () => {
  it('works as before, and notifies after each push', () => {
    const layer = dataLayerIs(byDefault('denied'));
    const seen: number[] = [];
    const stop = followDataLayer(() => seen.push(layer.length));
    expect(layer.push({ event: 'a' }, { event: 'b' })).toBe(3);
    layer.push(update('granted'));
    stop();
    layer.push({ event: 'c' });
    expect(seen).toEqual([3, 4]);
    expect(layer).toHaveLength(5);
  });

  it('is left as it was once no element follows it', () => {
    const layer = dataLayerIs();
    const stops = [followDataLayer(() => undefined), followDataLayer(() => undefined)];
    expect(Object.hasOwn(layer, 'push')).toBe(true);
    for (const stop of stops) stop();
    expect(Object.hasOwn(layer, 'push')).toBe(false);
  });

  it('gets back the push of a tag that loaded first', () => {
    const layer = dataLayerIs();
    const pushOfTag = jest.fn((...items: unknown[]) => Array.prototype.push.apply(layer, items));
    layer.push = pushOfTag;
    const stop = followDataLayer(() => undefined);
    layer.push('a');
    expect(pushOfTag).toHaveBeenCalledWith('a');
    stop();
    expect(layer.push).toBe(pushOfTag);
  });

  it('keeps the push of a tag that has loaded since, and is followed again through it', () => {
    const layer = dataLayerIs();
    const onChange = jest.fn();
    const stop = followDataLayer(onChange);
    const { push } = layer;
    const pushOfTag = (...items: unknown[]) => push.apply(layer, items);
    layer.push = pushOfTag;
    stop();
    expect(layer.push).toBe(pushOfTag);
    layer.push('a');
    expect(onChange).not.toHaveBeenCalled();
    const stopAgain = followDataLayer(onChange);
    layer.push('b');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(layer.push).toBe(pushOfTag);
    stopAgain();
  });

  it('is created in a page whose tags load later', () => {
    const onChange = jest.fn();
    const stop = followDataLayer(onChange);
    const layer: unknown = Reflect.get(window, 'dataLayer');
    expect(layer).toHaveLength(0);
    (layer as unknown[]).push(update('granted'));
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  });
});
