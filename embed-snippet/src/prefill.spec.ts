import { passPrefill } from './prefill';

/** An element whose page has set a code. */
const withCode = (code: unknown) => Object.assign(document.createElement('div'), { prefill: code });
const prefillOf = (element: Element): unknown => Reflect.get(element, 'prefill');

/** The host's end of a channel, and the messages sent through it. */
function aChannel() {
  const sent: unknown[] = [];
  const port = { postMessage: (message: unknown) => sent.push(message) } as unknown as MessagePort;
  return { port, sent };
}

afterEach(() => jest.restoreAllMocks());

describe('the code in the property prefill', () => {
  it('is sent to the frame, and no longer in the page', () => {
    const element = withCode('code-1');
    const { port, sent } = aChannel();
    passPrefill(element, port);
    expect(sent).toEqual([{ type: 'prefill', code: 'code-1' }]);
    expect(prefillOf(element)).toBeNull();
    expect(element.outerHTML).toBe('<div></div>');
  });

  it('is sent at once if the page sets it after the frame has connected', () => {
    const element = document.createElement('div');
    const { port, sent } = aChannel();
    passPrefill(element, port);
    expect(sent).toEqual([]);
    Reflect.set(element, 'prefill', 'code-2');
    expect(sent).toEqual([{ type: 'prefill', code: 'code-2' }]);
    expect(prefillOf(element)).toBeNull();
  });

  it('is sent over every channel, because the frame has accepted only one of them', () => {
    const element = withCode('code-3');
    const [first, second] = [aChannel(), aChannel()];
    passPrefill(element, first.port);
    passPrefill(element, second.port);
    expect([first.sent, second.sent]).toEqual([
      [{ type: 'prefill', code: 'code-3' }],
      [{ type: 'prefill', code: 'code-3' }],
    ]);
    Reflect.set(element, 'prefill', 'code-4');
    expect(second.sent).toContainEqual({ type: 'prefill', code: 'code-4' });
  });

  it('is not sent to the next frame once it is used', () => {
    const element = withCode('code-5');
    passPrefill(element, aChannel().port)('used');
    const next = aChannel();
    passPrefill(element, next.port);
    expect(next.sent).toEqual([]);
  });

  it.each([undefined, null, '', 7, { surname: 'Hartley' }])('is not sent if it is %j', (value) => {
    const { port, sent } = aChannel();
    passPrefill(withCode(value), port);
    expect(sent).toEqual([]);
  });

  it('is not part of the one console line that explains why the frame refused it', () => {
    const lines: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
    passPrefill(withCode('code-6'), aChannel().port)('refused');
    expect(lines).toEqual([
      'Home Move: the code in prefill was refused, so the mover starts with an empty form. A code works once, for ten minutes, for the brand that the element shows, on a page of http://localhost if it was created for that origin.',
    ]);
  });
});
