import { arrival, frameOf, mount, sendHello, type Welcome } from './element.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_SETTINGS__', () => jest.requireActual<object>('./settings'), { virtual: true });

/** The messages that arrive at the frame's end of a channel. */
function received(welcomed: Welcome | undefined): unknown[] {
  if (!welcomed) throw new Error('no welcome');
  const messages: unknown[] = [];
  welcomed.port.addEventListener('message', ({ data }: MessageEvent) => messages.push(data));
  welcomed.port.start();
  return messages;
}

describe('the properties of the element', () => {
  it('reach the frame over the private port, and so do later changes', async () => {
    const { element, frame } = mount();
    Object.assign(element, { themeTokens: { accent: '#1f5d84' } });
    const messages = received(sendHello(frame)[0]);
    await arrival();
    await arrival();
    expect(messages).toEqual([{ type: 'theme', tokens: { accent: '#1f5d84' } }]);
    Object.assign(element, { consent: { analytics: true } });
    await arrival();
    await arrival();
    expect(messages.at(-1)).toEqual({ type: 'consent', analytics: true });
  });

  it('reach the next frame of an element that the page moves', async () => {
    const { element } = mount();
    Object.assign(element, { consent: { analytics: true } });
    document.body.append(element);
    const messages = received(sendHello(frameOf(element))[0]);
    await arrival();
    await arrival();
    expect(messages).toEqual([{ type: 'consent', analytics: true }]);
  });

  it('apply if the page has set them before the element was defined', () => {
    const element = document.implementation.createHTMLDocument().createElement('home-move');
    Object.assign(element, { themeTokens: { corners: 'pill' }, consent: 'onetrust' });
    document.body.append(element);
    expect(Object.keys(element)).toEqual([]);
    expect(element).toMatchObject({ themeTokens: { corners: 'pill' }, consent: 'onetrust' });
  });

  it('are null for an element without them', () => {
    expect(mount().element).toMatchObject({ themeTokens: null, consent: null });
  });

  it('pass the code of a partner’s server on over the private port only', async () => {
    const { element, frame } = mount();
    Object.assign(element, { prefill: 'code-1' });
    const listener = jest.fn();
    element.addEventListener('homemove:prefill', listener);
    const [welcomed] = sendHello(frame);
    const messages = received(welcomed);
    // The second script passes the code on.
    await arrival();
    await arrival();
    expect(messages).toEqual([{ type: 'prefill', code: 'code-1' }]);
    expect(element.outerHTML + frame.outerHTML + window.location.href).not.toContain('code-1');
    welcomed?.port.postMessage({ type: 'prefill', outcome: 'used' });
    await arrival();
    expect(listener).not.toHaveBeenCalled();
  });
});
