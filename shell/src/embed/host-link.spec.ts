import { createStore, stepAt, type CurrentStep, type Enrolment } from '@home-move/contract';
import { aBranding, anEnrolment } from '@home-move/contract/testing';
import { createEvents } from '../runtime/events';
import { createHostLink } from './host-link';

function at(path: string): CurrentStep | null {
  const match = stepAt(path);
  return match && { ...match, path };
}

function aLink(atFirst: Enrolment | null = null, hostBrands: readonly string[] = []) {
  const step = createStore<CurrentStep | null>(null);
  const events = createEvents();
  const hasFirstScreen = createStore(false);
  const enrolment = createStore(atFirst);
  const link = createHostLink();
  link.follow({ branding: aBranding(), step, events, hasFirstScreen, hostBrands, enrolment });
  const postMessage = jest.fn();
  const sent = () => postMessage.mock.calls.map(([message]: unknown[]) => message);
  return { step, events, hasFirstScreen, enrolment, link, port: { postMessage }, sent };
}

describe('the messages to the host', () => {
  it('report each step with its position among the brand’s stages', () => {
    const { step, link, port, sent } = aLink();
    link.connect(port);
    step.set(at('/pending/personal-details'));
    step.set(at('/enrolment/energy/list'));
    expect(sent()).toEqual([
      { type: 'step', journey: 'onboarding', step: 'personal-details', index: 1, of: 5 },
      { type: 'step', journey: 'energy', step: 'energy-list', index: 4, of: 5 },
    ]);
  });

  it('report whether a code of the host was used, and nothing else about it', () => {
    const { link, port, sent } = aLink();
    link.connect(port);
    const codes: string[] = [];
    link.receive({ type: 'prefill', code: 'code-1' });
    link.onPrefill((code) => codes.push(code));
    link.receive({ type: 'prefill', code: 'code-2' });
    link.receive({ type: 'prefill', code: { surname: 'Hartley' } });
    link.receive({ type: 'prefill' });
    link.endPrefill('used');
    expect(codes).toEqual(['code-1', 'code-2']);
    expect(sent()).toEqual([{ type: 'prefill', outcome: 'used' }]);
  });

  it('are held back until the port is connected', () => {
    const { step, hasFirstScreen, link, port, sent } = aLink();
    step.set(at('/pending/personal-details'));
    hasFirstScreen.set(true);
    link.height(812, true);
    link.connect(port);
    expect(sent()).toEqual([
      { type: 'step', journey: 'onboarding', step: 'personal-details', index: 1, of: 5 },
      { type: 'ready' },
      { type: 'height', px: 812, isPrompted: true },
    ]);
  });

  it.each([
    [[], { type: 'ready' }],
    [['oakwood'], { type: 'ready' }],
    [['oakwood', 'harbour'], { type: 'ready', hostBrands: ['oakwood', 'harbour'] }],
  ])('name the brands %j that list the host only if it has a choice', (hostBrands, message) => {
    const { hasFirstScreen, link, port, sent } = aLink(null, hostBrands);
    link.connect(port);
    hasFirstScreen.set(true);
    expect(sent()).toEqual([message]);
  });

  it('are never personal: unknown fields and events are dropped', () => {
    const { events, link, port, sent } = aLink();
    link.connect(port);
    const service = { service: 'energy', outcome: 'completed', tariff: 'Fixed', name: 'Sam Hartley' } as const;
    const complete = { ref: 'r-83f1', emailAddress: 'sam.hartley@example.test' };
    events.emit('service', service);
    events.emit('complete', complete);
    events.emit('track', { name: 'Energy Journey Completed' });
    expect(sent()).toEqual([
      { type: 'service', service: 'energy', outcome: 'completed' },
      { type: 'complete', ref: 'r-83f1' },
    ]);
  });

  describe('about completion', () => {
    const viewed = '2026-11-20T10:42:00.000Z';
    const complete = { ref: 'HM-7Q4D9K2M' };

    const chosen = { energyOptIn: 1, entertainmentOptIn: 1 } as const;
    const over = { ...chosen, energyComplete: true, wombbUserConfirmed: true };

    it.each([
      ['set up as a whole', over],
      ['set up but for what was left for later', { ...chosen, energyComplete: true, entertainmentSkipped: true }],
    ])('are sent once: not again by a document that opens on an enrolment that was %s', (_, before) => {
      const { events, link, port, sent } = aLink(anEnrolment({ ...before, confirmationPageLastViewed: viewed }));
      link.connect(port);
      events.emit('complete', complete);
      expect(sent()).toEqual([]);
    });

    it.each([
      ['never shown yet', { ...over, confirmationPageLastViewed: null }],
      ['shown while nothing was chosen', { energyOptIn: 0, confirmationPageLastViewed: viewed }],
      ['shown while broadband was open', { ...chosen, energyComplete: true, confirmationPageLastViewed: viewed }],
    ] as const)('is sent when the enrolment was %s', (_, before) => {
      const { events, enrolment, link, port, sent } = aLink(anEnrolment(before));
      link.connect(port);
      enrolment.set(anEnrolment({ ...over, confirmationPageLastViewed: viewed }));
      events.emit('complete', complete);
      expect(sent()).toEqual([{ type: 'complete', ref: 'HM-7Q4D9K2M' }]);
    });
  });

  describe('about an agent’s call', () => {
    const personal = { content: 'Partner Rob pays', firstName: 'Sam' };

    it('carry the CRM’s own reference and nothing personal', () => {
      const { events, link, port, sent } = aLink();
      link.connect(port);
      link.setReference('case/20418');
      events.emit('note', personal as never);
      events.emit('link', { journey: null, ...personal });
      events.emit('link', { journey: 'energy', ...personal });
      events.emit('finished', personal as never);
      events.emit('forgotten', personal as never);
      link.navigate('https://crm.test/queue');
      expect(sent()).toEqual([
        { type: 'note', reference: 'case/20418' },
        { type: 'link', reference: 'case/20418', journey: null },
        { type: 'link', reference: 'case/20418', journey: 'energy' },
        { type: 'finished', reference: 'case/20418' },
        { type: 'forgotten', reference: 'case/20418' },
        { type: 'navigate', reference: 'case/20418', url: 'https://crm.test/queue' },
      ]);
    });

    it('have no reference if the CRM gave none', () => {
      const { events, link, port, sent } = aLink();
      link.connect(port);
      link.setReference(null);
      events.emit('note', {});
      expect(sent()).toEqual([{ type: 'note', reference: null }]);
    });
  });

  it('contain no path parameter', () => {
    const { step, link, port, sent } = aLink();
    link.connect(port);
    step.set(at('/enrolment/energy/payment/glimmer/123'));
    expect(JSON.stringify(sent())).not.toContain('glimmer');
  });
});

it('reports whether something is unsaved, and passes on that the host wants to show another call', () => {
  const { link, port, sent } = aLink();
  const onSwitch = jest.fn();
  link.onSwitch(onSwitch);
  link.connect(port);
  link.setUnsaved(true);
  link.setUnsaved(false);
  expect(sent()).toEqual([
    { type: 'unsaved', isUnsaved: true },
    { type: 'unsaved', isUnsaved: false },
  ]);
  for (const unknown of [null, 'switch', { type: 'other' }]) link.receive(unknown);
  expect(onSwitch).not.toHaveBeenCalled();
  link.receive({ type: 'switch' });
  expect(onSwitch).toHaveBeenCalledTimes(1);
});

it('keeps the theme tokens of the host, and reports the result', () => {
  const { link, port, sent } = aLink();
  link.connect(port);
  const given: unknown[] = [];
  link.themeTokens.subscribe(() => given.push(link.themeTokens.get()));
  expect(link.themeTokens.get()).toBeNull();
  link.receive({ type: 'theme', tokens: { accent: '#1f5d84' } });
  link.receive({ type: 'theme', tokens: {} });
  expect(given).toEqual([{ accent: '#1f5d84' }, {}]);
  link.reportTheme({ hasSurface: true, notice: null });
  expect(link.theme.get()).toEqual({ hasSurface: true, notice: null });
  expect(sent()).toEqual([{ type: 'theme', hasSurface: true, notice: null }]);
});

it.each([
  [{ type: 'consent', analytics: true }, true],
  [{ type: 'consent', analytics: false }, false],
  [{ type: 'consent', analytics: 'true' }, false],
  [{ type: 'consent' }, false],
  [{ type: 'agree', analytics: true }, null],
])('reads %j as the consent %j of the host', (message, consent) => {
  const { link } = aLink();
  expect(link.consent.get()).toBeNull();
  link.receive(message);
  expect(link.consent.get()).toBe(consent);
});

it('forgets the consent of a host that no longer passes it on', () => {
  const { link } = aLink();
  link.receive({ type: 'consent', analytics: true });
  link.receive({ type: 'consent', analytics: null });
  expect(link.consent.get()).toBeNull();
});

it('reports the look, the session of the mover and an Escape', () => {
  const { link, port, sent } = aLink();
  link.connect(port);
  link.look('Oakwood Lettings', { header: '#701f2c' });
  link.auth(true);
  link.close();
  expect(sent()).toEqual([
    { type: 'look', name: 'Oakwood Lettings', colours: { header: '#701f2c' } },
    { type: 'auth', isLoggedIn: true },
    { type: 'close' },
  ]);
});
