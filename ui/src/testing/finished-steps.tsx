import { isOpenWhenFinished, pathOf, stepAt, stepIds, steps, type JourneyId } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expectNoViolations } from './examples';
import { renderWithRuntime } from './render-with-runtime';
import { createTestRuntime } from './test-runtime';

const params = {
  token: 'a-token',
  key: 'surname',
  supplier: 'glimmer',
  priceId: 'GT12',
  packageId: 'FIBRE',
  sourceId: '1',
  provider: 'sky',
};

const pathsOf = (journey: JourneyId): readonly string[] =>
  stepIds.filter((id) => steps[id].journey === journey).map((id) => pathOf(id, params));

/**
 * For the spec of a remote's routes: each step whose calls the API rejects shows that the enrolment is finished, and
 * makes no call.
 */
export function itShowsThatTheEnrolmentIsFinished(journey: JourneyId, Routes: ComponentType): void {
  const closed = pathsOf(journey).flatMap((path) => {
    const step = stepAt(path);
    return step && !isOpenWhenFinished(step) ? [{ ...step, path }] : [];
  });

  it.each(closed)('shows at $path that the enrolment is finished, and makes no call', async (step) => {
    const runtime = createTestRuntime({ step, enrolment: anEnrolment({ closedAt: '2026-11-20T10:42:00Z' }) });
    const { container } = renderWithRuntime(<Routes />, runtime);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This step is closed');
    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^Call 0/), expect.stringMatching(/^tel:0\d+$/)],
      ['See your move plan', '/enrolment/move-plan'],
      ['See your summary', '/enrolment/confirmation'],
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
    expect(runtime.recorded).toMatchObject({ calls: [], navigations: [] });
    await expectNoViolations(container);
  });
}
