import { ApiError, networkProblem, onboardingEndpoints } from '@home-move/contract';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Routes } from '../routes';
import { aJourneyWithHome, aWorld } from '../testing/a-journey';
import { SaveState } from './save-state';

const setup = () => userEvent.setup({ delay: null });
const state = () => screen.getByRole('status');
const saved = 'Everything you have given us on this page is saved.';
const kept = 'Not saved yet. This tab keeps what you typed here.';
const offline = () => {
  throw new ApiError(networkProblem);
};

async function atFirstName() {
  const { runtime } = aWorld({ path: '/onboarding/edit/firstName', journey: aJourneyWithHome() });
  const { container } = renderWithRuntime(<Routes />, runtime);
  return { runtime, container, box: await screen.findByLabelText('First name') };
}

describe('the save state of a step', () => {
  it('changes from saved to kept while the mover types, and back', async () => {
    const user = setup();
    const { box, container } = await atFirstName();

    expect(state()).toHaveTextContent(saved);
    await user.type(box, 'uel');
    expect(state()).toHaveTextContent(kept);
    await expectNoViolations(container);
    await user.type(box, '{Backspace}{Backspace}{Backspace}');
    expect(state()).toHaveTextContent(saved);
  });

  it('is still kept after a reload with a draft', async () => {
    const user = setup();
    const { box, runtime } = await atFirstName();
    await user.type(box, 'uel');

    const again = aWorld({
      path: '/onboarding/edit/firstName',
      journey: aJourneyWithHome(),
      options: { stored: { onboarding: runtime.storage.get('onboarding') } },
    });
    document.body.replaceChildren();
    renderWithRuntime(<Routes />, again.runtime);

    expect(await screen.findByLabelText('First name')).toHaveValue('Samuel');
    expect(state()).toHaveTextContent(kept);
  });

  it('announces a change once, in an existing live region', async () => {
    const user = setup();
    const { box } = await atFirstName();
    const place = state();
    const announced: (string | null)[] = [];
    const watch = new MutationObserver(() => announced.push(place.textContent));
    watch.observe(place, { childList: true, characterData: true, subtree: true });

    await user.type(box, 'uel');
    watch.disconnect();

    expect(new Set(announced)).toEqual(new Set([kept]));
  });

  it('shows that it waits for the connection, and on the next page that it is saved', async () => {
    const user = setup();
    const { box, runtime } = await atFirstName();
    runtime.answer(onboardingEndpoints.save, offline);
    await user.type(box, 'uel{Enter}');

    expect(
      await screen.findByText(
        'It is not saved yet. This tab keeps what you typed, and we save it as soon as you are online again.',
      ),
    ).toBeVisible();
    expect(state()).toContainElement(screen.getByText(/^It is not saved yet/));

    runtime.answer(onboardingEndpoints.save, () => aJourneyWithHome({ firstName: 'Samuel', version: 2 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]));
    expect(runtime.recorded.feedback).toEqual([
      { kind: 'success', content: 'You are online again, and what you typed is saved.' },
    ]);
  });

  it('promises nothing about a reload when the browser stores nothing', async () => {
    const user = setup();
    const { runtime } = aWorld({
      path: '/onboarding/edit/firstName',
      journey: aJourneyWithHome(),
      options: { persistent: false },
    });
    renderWithRuntime(<Routes />, runtime);

    await user.type(await screen.findByLabelText('First name'), 'uel');
    expect(state()).toHaveTextContent('Not saved yet. Keep this page open, or what you typed here is lost.');
    runtime.answer(onboardingEndpoints.save, offline);
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(
        'It is not saved yet. Keep this page open, and we save it as soon as you are online again.',
      ),
    ).toBeVisible();
  });
});

describe('the save state of an empty page', () => {
  it('is empty until something is typed', async () => {
    const user = setup();
    const { runtime } = aWorld({
      path: '/onboarding/edit/firstName',
      journey: aJourneyWithHome({ firstName: null }),
    });
    renderWithRuntime(<Routes />, runtime);
    const box = await screen.findByLabelText('First name');

    expect(state()).toBeEmptyDOMElement();
    await user.type(box, 'Sam');
    expect(state()).toHaveTextContent(kept);
  });
});

describe('the save state of a form with a password', () => {
  function Form({ password }: { readonly password: string }) {
    const form = useForm({ defaultValues: { surname: 'Hartley', password } });
    return <SaveState form={form} saved={{ surname: '', password: '' }} isWaiting={false} />;
  }

  it.each([
    ['', kept],
    ['Moving1!', 'Not saved yet. This tab keeps what you typed here, but never a password.'],
  ])('with %j typed: %s [PWD-02]', (password, message) => {
    renderWithRuntime(<Form password={password} />, createTestRuntime());
    expect(state()).toHaveTextContent(message);
  });
});
