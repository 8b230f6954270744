import { ApiError, problem, stepAt, telephonyEndpoints, type Content } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScriptSection } from './script.section';

const content: Content = {
  customContent: {
    telephonyScriptPages: [
      {
        pageIdentifier: 'moving-details',
        pageScript: '"What date are you responsible for the bills from?"\n\n[Read the meter consent before Next.]',
      },
      { pageIdentifier: 'energy-usage', pageScript: '"How many bedrooms does your home have?"' },
    ],
  },
};

const at = (path: string) => {
  const match = stepAt(path);
  return match && { ...match, path };
};

function open(options: TestRuntimeOptions = {}) {
  const enrolment = anEnrolment();
  const step = at('/enrolment/moving-details');
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, step, ...options });
  runtime.answer(telephonyEndpoints.content, () => content);
  const render = () => renderWithRuntime(<ScriptSection enrolment={enrolment} titleId="script" />, runtime);
  return { runtime, render };
}

describe('the script', () => {
  it('matches the page on screen, and changes with it [TEL-24] [TEL-25]', async () => {
    const { runtime, render } = open();
    const { container } = render();
    expect(await screen.findByText('"What date are you responsible for the bills from?"')).toBeVisible();
    expect(screen.getByText('Read the meter consent before Next.')).toBeVisible();
    await expectNoViolations(container);
    act(() => runtime.currentStep.set(at('/enrolment/energy/usage')));
    expect(screen.getByText('"How many bedrooms does your home have?"')).toBeVisible();
    expect(screen.queryByText(/responsible for the bills/)).toBeNull();
    // A second request would follow in the next frame.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(runtime.recorded.calls).toMatchObject([{ method: 'GET', path: '/content' }]);
  });

  it('may be missing for a page', async () => {
    open({ step: at('/enrolment/confirmation') }).render();
    expect(await screen.findByText('There is no script for this page.')).toBeVisible();
  });

  it('is kept, and shown at once after a reload of the page [TEL-25]', async () => {
    const first = open();
    first.render();
    await screen.findByText('Read the meter consent before Next.');
    expect(first.runtime.storage.get('cmsContent')).toEqual(content);
    cleanup();
    open({ stored: { cmsContent: content } }).render();
    expect(screen.getByText('Read the meter consent before Next.')).toBeVisible();
  });

  it('can be requested again when it did not load', async () => {
    const { runtime, render } = open();
    runtime.answer(telephonyEndpoints.content, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('The script did not load.');
    runtime.answer(telephonyEndpoints.content, () => content);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Read the meter consent before Next.')).toBeVisible();
  });
});
