import { brandEndpoints } from '../../endpoints/brand.endpoints';
import { anEnrolment } from '../../enrolment/enrolment.builder';
import { codeOf, same } from './expectations';
import type { RuntimeCheck } from './harness';

/** Calls, pages and what is told. */
export const pageChecks: readonly RuntimeCheck[] = [
  {
    name: 'gives the answer of a call',
    run: async ({ open }) => {
      const { runtime, answer } = open(null);
      answer(brandEndpoints.flags, runtime.flags.get());
      same(await runtime.http.send(brandEndpoints.flags, {}), runtime.flags.get(), 'answer');
    },
  },
  {
    name: 'rejects with the problem that a call was answered with',
    run: async ({ open }) => {
      const { runtime, refuse } = open(anEnrolment());
      refuse(brandEndpoints.flags, 'THIRD_PARTY');
      same(await codeOf(runtime.http.send(brandEndpoints.flags, {})), 'THIRD_PARTY', 'problem');
    },
  },
  {
    name: 'knows the step on screen',
    run: async ({ open }) => {
      const step = open(anEnrolment()).runtime.currentStep.get();
      same(step?.id, 'product-selection', 'step');
      same(step?.path, '/enrolment/product-selection', 'path');
    },
  },
  {
    name: 'goes to a path, and back to the fallback where there is no page before',
    run: async ({ open }) => {
      const first = open(anEnrolment());
      first.runtime.navigate('/enrolment/energy/list');
      same(first.path(), '/enrolment/energy/list', 'path');
      first.runtime.navigate('/enrolment/energy/usage', { replace: true });
      same(first.path(), '/enrolment/energy/usage', 'path in its place');
      const second = open(anEnrolment());
      second.runtime.back('/enrolment/moving-details');
      same(second.path(), '/enrolment/moving-details', 'path back');
    },
  },
  {
    name: 'shows and clears the banner',
    run: async ({ open }) => {
      const { runtime, feedback } = open(null);
      runtime.feedback.show({ kind: 'error', content: 'Something went wrong' });
      runtime.feedback.show({ kind: 'success', content: 'Saved' });
      same(feedback(), { kind: 'success', content: 'Saved' }, 'banner');
      const shown = { content: 'Saved', location: '/enrolment/product-selection' };
      same(runtime.session.get().feedback, shown, 'banner of the session');
      runtime.feedback.clear();
      same(feedback(), null, 'banner after clear');
      same(runtime.session.get().feedback, null, 'banner of the session after clear');
    },
  },
  {
    name: 'tells events and reports as they come',
    run: async ({ open }) => {
      const { runtime, events, reports } = open(null);
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      same(
        events(),
        [
          { name: 'service', detail: { service: 'energy', outcome: 'completed' } },
          { name: 'track', detail: { name: 'Energy Journey Completed' } },
        ],
        'events',
      );
      runtime.telemetry.report(new Error('broken'), { remote: 'energy', phase: 'render' });
      same(
        reports().map(({ remote, phase }) => ({ remote, phase })),
        [{ remote: 'energy', phase: 'render' }],
        'reports',
      );
    },
  },
];
