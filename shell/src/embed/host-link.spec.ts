import { stepAt, type CurrentStep } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { createEvents } from '../runtime/events';
import { createStore } from '../store/store';
import { createHostLink } from './host-link';

function at(path: string): CurrentStep | null {
  const match = stepAt(path);
  return match && { ...match, path };
}

function aLink() {
  const step = createStore<CurrentStep | null>(null);
  const events = createEvents();
  const hasFirstScreen = createStore(false);
  const link = createHostLink();
  link.follow({ branding: aBranding(), step, events, hasFirstScreen });
  const postMessage = jest.fn();
  const said = () => postMessage.mock.calls.map(([message]: unknown[]) => message);
  return { step, events, hasFirstScreen, link, port: { postMessage }, said };
}

describe('what the host hears', () => {
  it('is each step with its place among the stages of the brand', () => {
    const { step, link, port, said } = aLink();
    link.connect(port);
    step.set(at('/pending/personal-details'));
    step.set(at('/enrolment/energy/list'));
    expect(said()).toEqual([
      { type: 'step', journey: 'onboarding', step: 'personal-details', index: 1, of: 5 },
      { type: 'step', journey: 'energy', step: 'energy-list', index: 4, of: 5 },
    ]);
  });

  it('waits until the port is there', () => {
    const { step, hasFirstScreen, link, port, said } = aLink();
    step.set(at('/pending/personal-details'));
    hasFirstScreen.set(true);
    link.height(812);
    link.connect(port);
    expect(said()).toEqual([
      { type: 'step', journey: 'onboarding', step: 'personal-details', index: 1, of: 5 },
      { type: 'ready' },
      { type: 'height', px: 812 },
    ]);
  });

  it('is never personal: unknown fields and events stay here', () => {
    const { events, link, port, said } = aLink();
    link.connect(port);
    const service = { service: 'energy', outcome: 'completed', tariff: 'Fixed', name: 'Sam Hartley' } as const;
    const complete = { ref: 'r-83f1', emailAddress: 'sam.hartley@example.test' };
    events.emit('service', service);
    events.emit('complete', complete);
    events.emit('track', { name: 'Energy Journey Completed' });
    expect(said()).toEqual([
      { type: 'service', service: 'energy', outcome: 'completed' },
      { type: 'complete', ref: 'r-83f1' },
    ]);
  });

  it('holds no parameter of a path', () => {
    const { step, link, port, said } = aLink();
    link.connect(port);
    step.set(at('/enrolment/energy/payment/glimmer/123'));
    expect(JSON.stringify(said())).not.toContain('glimmer');
  });
});
