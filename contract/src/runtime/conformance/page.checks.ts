import { brandEndpoints } from '../../endpoints/brand.endpoints';
import { anEnrolment } from '../../enrolment/enrolment.builder';
import { rejectionCode, assertSame } from './assertions';
import type { RuntimeCheck } from './harness';

/** Calls, navigation, banner, events and reports. */
export const pageChecks: readonly RuntimeCheck[] = [
  {
    name: 'resolves with the response of a call',
    run: async ({ open }) => {
      const { runtime, respond: answer } = open(null);
      answer(brandEndpoints.flags, runtime.flags.get());
      assertSame(await runtime.http.send(brandEndpoints.flags, {}), runtime.flags.get(), 'answer');
    },
  },
  {
    name: 'rejects with the problem of a failed call',
    run: async ({ open }) => {
      const { runtime, respondWithProblem: refuse } = open(anEnrolment());
      refuse(brandEndpoints.flags, 'THIRD_PARTY');
      assertSame(await rejectionCode(runtime.http.send(brandEndpoints.flags, {})), 'THIRD_PARTY', 'problem');
    },
  },
  {
    name: 'has the step on screen',
    run: async ({ open }) => {
      const step = open(anEnrolment()).runtime.currentStep.get();
      assertSame(step?.id, 'product-selection', 'step');
      assertSame(step?.path, '/enrolment/product-selection', 'path');
    },
  },
  {
    name: 'navigates to a path, and back to the fallback when there is no previous page',
    run: async ({ open }) => {
      const first = open(anEnrolment());
      first.runtime.navigate('/enrolment/energy/list');
      assertSame(first.path(), '/enrolment/energy/list', 'path');
      first.runtime.navigate('/enrolment/energy/usage', { replace: true });
      assertSame(first.path(), '/enrolment/energy/usage', 'replaced path');
      const second = open(anEnrolment());
      second.runtime.back('/enrolment/moving-details');
      assertSame(second.path(), '/enrolment/moving-details', 'path back');
    },
  },
  {
    name: 'shows and clears the banner',
    run: async ({ open }) => {
      const { runtime, feedback } = open(null);
      runtime.feedback.show({ kind: 'error', content: 'Something went wrong' });
      runtime.feedback.show({ kind: 'success', content: 'Saved' });
      assertSame(feedback(), { kind: 'success', content: 'Saved' }, 'banner');
      const shown = { content: 'Saved', location: '/enrolment/product-selection' };
      assertSame(runtime.session.get().feedback, shown, 'banner of the session');
      runtime.feedback.clear();
      assertSame(feedback(), null, 'banner after clear');
      assertSame(runtime.session.get().feedback, null, 'banner of the session after clear');
    },
  },
  {
    name: 'passes on events and reports in order',
    run: async ({ open }) => {
      const { runtime, events, reports } = open(null);
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      assertSame(
        events(),
        [
          { name: 'service', detail: { service: 'energy', outcome: 'completed' } },
          { name: 'track', detail: { name: 'Energy Journey Completed' } },
        ],
        'events',
      );
      runtime.telemetry.report(new Error('broken'), { remote: 'energy', phase: 'render' });
      assertSame(
        reports().map(({ remote, phase }) => ({ remote, phase })),
        [{ remote: 'energy', phase: 'render' }],
        'reports',
      );
    },
  },
];
