import { stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleErrors } from '../testing/console-errors';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { createRoutes, lazyPage, missingPage } from './create-routes';
import { lazyModule } from '../runtime/lazy-module';
import { RemoteBoundary } from './remote-boundary';

const list = '/enrolment/entertainment/broadband-list';
const signup = '/enrolment/entertainment/HT/signup/FIBRE/1';

const at = (path: string) => {
  const step = stepAt(path);
  return step && { ...step, path };
};
const atStep = (path: string) => createTestRuntime({ step: at(path) });

type SignupChunk = { readonly SignupPage: () => React.ReactElement };
const chunk: SignupChunk = { SignupPage: () => <h1>Sign up</h1> };

/** The routes of a journey whose second page is lazy. */
function someRoutes(importSignup: () => Promise<SignupChunk>) {
  return createRoutes('entertainment', {
    pages: {
      'broadband-list': <h1>Packages</h1>,
      'broadband-details': <h1>Details</h1>,
      'broadband-signup': lazyPage(importSignup, ({ SignupPage }) => <SignupPage />),
    },
  });
}

describe('the routes of a journey', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('render the page of the step, and nothing on the step of another journey', () => {
    const { Routes } = someRoutes(() => Promise.resolve(chunk));
    const { container, runtime } = renderWithRuntime(<Routes />, atStep(list));
    expect(screen.getByRole('heading')).toHaveTextContent('Packages');
    act(() => runtime.currentStep.set(at('/enrolment/confirmation')));
    expect(container).toBeEmptyDOMElement();
    act(() => runtime.currentStep.set(null));
    expect(container).toBeEmptyDOMElement();
  });

  it('show a spinner while a lazy page loads', async () => {
    let arrive: (loaded: SignupChunk) => void = () => undefined;
    const { Routes } = someRoutes(() => new Promise((resolve) => (arrive = resolve)));
    renderWithRuntime(<Routes />, atStep(signup));
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Getting your move ready');
    await act(async () => arrive(chunk));
    expect(screen.getByRole('heading')).toHaveTextContent('Sign up');
  });

  it('preload the usual next page, so that it shows at once and is requested once', async () => {
    const importSignup = jest.fn(() => Promise.resolve(chunk));
    const { Routes } = someRoutes(importSignup);
    const { runtime } = renderWithRuntime(<Routes />, atStep(list));
    await wait(499);
    expect(importSignup).not.toHaveBeenCalled();
    await wait(1);
    for (const path of [signup, list, signup]) act(() => runtime.currentStep.set(at(path)));
    expect(screen.getByRole('heading')).toHaveTextContent('Sign up');
    await wait(1000);
    expect(importSignup).toHaveBeenCalledTimes(1);
  });

  it('preload a page that is opened directly before the remote is mounted', async () => {
    const importSignup = jest.fn(() => Promise.resolve(chunk));
    const { preload, Routes } = someRoutes(importSignup);
    preload(at(list));
    expect(importSignup).not.toHaveBeenCalled();
    preload(at(signup));
    await wait(0);
    renderWithRuntime(<Routes />, atStep(signup));
    expect(screen.getByRole('heading')).toHaveTextContent('Sign up');
    expect(importSignup).toHaveBeenCalledTimes(1);
  });

  it('ignore a preload that fails until the page is opened', async () => {
    const importSignup = jest.fn(() => Promise.resolve(chunk));
    importSignup.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { Routes } = someRoutes(importSignup);
    const { runtime } = renderWithRuntime(<Routes />, atStep(list));
    await wait(500);
    expect(screen.getByRole('heading')).toHaveTextContent('Packages');
    act(() => runtime.currentStep.set(at(signup)));
    await wait(0);
    expect(screen.getByRole('heading')).toHaveTextContent('Sign up');
  });

  it('load a chunk that several pages share once', async () => {
    const importChunk = jest.fn(() =>
      Promise.resolve({ Choice: () => <h1>Choice</h1>, Summary: () => <h1>Summary</h1> }),
    );
    const shared = lazyModule(importChunk);
    const { Routes } = createRoutes('confirmation', {
      pages: {
        'product-selection': lazyPage(shared, ({ Choice }) => <Choice />),
        confirmation: lazyPage(shared, ({ Summary }) => <Summary />),
        offers: <h1>Offers</h1>,
        'tell-your-flatmates': <h1>Flatmates</h1>,
        'move-plan': <h1>Plan</h1>,
      },
    });
    const { runtime } = renderWithRuntime(<Routes />, atStep('/enrolment/product-selection'));
    await wait(0);
    expect(screen.getByRole('heading')).toHaveTextContent('Choice');
    act(() => runtime.currentStep.set(at('/enrolment/confirmation')));
    expect(screen.getByRole('heading')).toHaveTextContent('Summary');
    expect(importChunk).toHaveBeenCalledTimes(1);
  });

  it('show that the enrolment is finished as soon as it is, but on a step that may be another’s', async () => {
    const { Routes } = someRoutes(() => Promise.resolve(chunk));
    const { runtime } = renderWithRuntime(<Routes />, createTestRuntime({ step: at(list), enrolment: anEnrolment() }));
    expect(screen.getByRole('heading')).toHaveTextContent('Packages');
    act(() => runtime.enrolment.set(anEnrolment({ closedAt: '2026-11-20T10:42:00Z' })));
    await wait(0);
    expect(screen.getByRole('heading')).toHaveTextContent('This step is closed');
    const ofAnother = at(list);
    act(() => runtime.currentStep.set(ofAnother && { ...ofAnother, params: { token: 'a-token' } }));
    expect(screen.getByRole('heading')).toHaveTextContent('Packages');
  });

  it('show an agent how the move was finished, instead of a closed step', async () => {
    const { Routes } = someRoutes(() => Promise.resolve(chunk));
    const enrolment = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
    renderWithRuntime(<Routes />, createTestRuntime({ step: at(list), enrolment, portal: 'telephony' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sam Hartley’s move is finished');
    expect(screen.queryByText(/your move|call us/i)).toBeNull();
  });

  it('render inside the gate of the journey', () => {
    const { Routes } = createRoutes('entertainment', {
      gate: ({ children }) => <main>{children}</main>,
      pages: {
        'broadband-list': <h1>Packages</h1>,
        'broadband-details': <h1>Details</h1>,
        'broadband-signup': <h1>Sign up</h1>,
      },
    });
    renderWithRuntime(<Routes />, atStep(list));
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading'));
  });
});

describe('a page that cannot be shown', () => {
  function renderInBoundary(Routes: React.ComponentType) {
    const runtime = atStep(signup);
    renderWithRuntime(
      <RemoteBoundary runtime={runtime}>
        <Routes />
      </RemoteBoundary>,
      runtime,
    );
  }

  it('is requested again by Try again if its chunk did not load', async () => {
    const importSignup = jest.fn(() => Promise.resolve(chunk));
    importSignup.mockRejectedValueOnce(new Error('ChunkLoadError'));
    expectConsoleErrors(/^Error: ChunkLoadError/);
    renderInBoundary(someRoutes(importSignup).Routes);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sign up');
    expect(importSignup).toHaveBeenCalledTimes(2);
  });

  it('throws if it is not built yet', () => {
    const { Routes } = createRoutes('entertainment', {
      pages: {
        'broadband-list': <h1>Packages</h1>,
        'broadband-details': <h1>Details</h1>,
        'broadband-signup': missingPage('no provider can be ordered'),
      },
    });
    expect(() => renderWithRuntime(<Routes />, atStep(signup))).toThrow(
      'This step has no page yet: no provider can be ordered',
    );
  });
});

describe('an outline that does not match the steps of its journey', () => {
  const outline =
    'List the pages of entertainment in the order of its steps: broadband-list, broadband-details, broadband-signup';

  it('throws if the pages are not in the order of the steps', () => {
    expect(() =>
      createRoutes('entertainment', {
        pages: {
          'broadband-signup': <h1>Sign up</h1>,
          'broadband-details': <h1>Details</h1>,
          'broadband-list': <h1>List</h1>,
        },
      }),
    ).toThrow(outline);
  });

  it('does not compile if a page is missing, or belongs to another journey', () => {
    // @ts-expect-error -- broadband-signup has no page
    expect(() => createRoutes('entertainment', { pages: { 'broadband-list': <h1>List</h1> } })).toThrow(outline);
    expect(() =>
      createRoutes('entertainment', {
        // @ts-expect-error -- energy-list is a step of energy
        pages: { 'broadband-list': <h1>List</h1>, 'broadband-signup': <h1>Sign up</h1>, 'energy-list': <h1>List</h1> },
      }),
    ).toThrow(outline);
  });
});
