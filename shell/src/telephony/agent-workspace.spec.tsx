import { createStore, type RuntimeContext } from '@home-move/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { createJourneys } from '../journeys/create-journeys';
import type { LoadRemote } from '../journeys/load';
import { createRegistry } from '../journeys/registry';
import { ShellContext, type Shell } from '../runtime/shell-context';
import { createTelemetry } from '../runtime/telemetry';
import { createSafeStorage } from '../session/safe-storage';
import { createFakeApi, someTokens } from '../testing/fake-api';
import { aBoot, aRecord } from '../testing/boot.builder';
import { createTestRuntime } from '@home-move/ui/testing';
import { createAgentWorkspace } from './agent-workspace';
import { aSessionServices } from '../testing/session-services.builder';

let root: Root;
const replace = jest.fn();
const navigate = jest.fn();
const host = Promise.resolve({
  navigate,
  setReference: jest.fn(),
  setUnsaved: jest.fn(),
  onSwitch: jest.fn(),
  origin: Promise.resolve('http://crm.test'),
});
const openedBy = { telephonyToken: null, launchCode: null };

beforeEach(() => {
  replace.mockClear();
  navigate.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
});

function anAgentWorkspace(context: RuntimeContext, storage = createSafeStorage('default')) {
  const api = createFakeApi();
  const services = aSessionServices({ fetcher: api.fetch, storage });
  const boot = aBoot({ context, portal: 'telephony' });
  const workspace = createAgentWorkspace({ services, boot, openedBy, root, page: { replace }, host });
  const open = (load: LoadRemote) =>
    act(async () => {
      const navigation = { path: createStore('/enrolment/moving-details') };
      const shell = { context, navigation } as unknown as Shell;
      root.render(<ShellContext value={shell}>{workspace.wrapStep(<h1>About your new home</h1>)}</ShellContext>);
      workspace.openPanel((place) =>
        createJourneys({
          ...place,
          registry: createRegistry({ remotes: [aRecord({ name: 'telephony', routes: [] })], lastGood: [] }, 0),
          load,
          telemetry: createTelemetry(),
          refresh: () => Promise.reject(new Error('offline')),
          newRuntime: createTestRuntime,
        }),
      );
    });
  return { workspace, services, open };
}

/** A remote that renders one line with plain DOM. */
function aPanel() {
  const unmount = jest.fn(async () => undefined);
  const load: LoadRemote = jest.fn(async () => ({
    bootstrap: async () => undefined,
    mount: async ({ domElement }: { readonly domElement: HTMLElement }) => {
      domElement.textContent = 'Sam Hartley';
    },
    unmount,
  }));
  return { load, unmount };
}

const panel = () => screen.getByRole('complementary', { name: 'Customer panel' });

describe('the side panel', () => {
  it('is the telephony remote next to the step', async () => {
    const { open } = anAgentWorkspace('hosted');
    const { load } = aPanel();
    await open(load);
    await waitFor(() => expect(panel()).toHaveTextContent('Sam Hartley'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
  });

  it('shows that it loads', async () => {
    const { workspace, open } = anAgentWorkspace('hosted');
    await open(() => new Promise(() => undefined));
    await waitFor(() => expect(panel()).toHaveTextContent('Loading the customer panel'));
    await act(async () => workspace.leave());
  });

  it('shows its failure in its own place without affecting the step', async () => {
    const { open } = anAgentWorkspace('hosted');
    await open(() => Promise.reject(new Error('404')));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
    expect(panel()).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
  });
});

describe('when the session has ended', () => {
  it('sends the agent to the admin portal and leaves nothing of the customer on screen', async () => {
    const { workspace, open } = anAgentWorkspace('hosted');
    const { load, unmount } = aPanel();
    await open(load);
    await waitFor(() => expect(panel()).toHaveTextContent('Sam Hartley'));
    await act(async () => workspace.leave());
    expect(replace).toHaveBeenCalledWith('http://admin.test');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your login to this call has ended');
    expect(screen.queryByText('Sam Hartley')).toBeNull();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('sends an agent who logs out to the admin portal once the API has answered', async () => {
    const { workspace } = anAgentWorkspace('hosted');
    let done: () => void = () => undefined;
    const loggingOut = new Promise<void>((resolve) => (done = resolve));
    await act(async () => workspace.leave(loggingOut));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have logged out');
    expect(replace).not.toHaveBeenCalled();
    await act(async () => done());
    expect(replace).toHaveBeenCalledWith('http://admin.test');
  });

  it('mounts no side panel any more', async () => {
    const { workspace, open } = anAgentWorkspace('hosted');
    const { load } = aPanel();
    await act(async () => workspace.leave());
    await open(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('lets the page go without a question, although a note was lost that the browser did not store', async () => {
    const storage = createSafeStorage('default', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { workspace, services } = anAgentWorkspace('hosted', storage);
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    services.session.setAgent('Jordan Lee');
    const draft = { agentName: 'Jordan Lee', enrolmentId: '1', customer: 'Sam Hartley', content: 'Ask', day: null };
    storage.set('noteDrafts', JSON.stringify([draft]));
    expect(asks()).toBe(true);
    await act(async () => workspace.leave(Promise.resolve()));
    expect(asks()).toBe(false);
  });

  it('ignores a rejection that arrives after the log-out', async () => {
    const { workspace } = anAgentWorkspace('hosted');
    await act(async () => workspace.leave(Promise.resolve()));
    await act(async () => workspace.leave());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have logged out');
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('shows the reason in the CRM’s frame, stays there, and leaves the next page to the CRM [SESS-10]', async () => {
    const { workspace } = anAgentWorkspace('panel');
    await act(async () => workspace.leave());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your login to this call has ended');
    expect(replace).not.toHaveBeenCalled();
    expect(navigate.mock.calls).toEqual([['http://admin.test']]);
  });

  it('names the record of a forgotten customer to the CRM [TEL-18]', async () => {
    const { workspace } = anAgentWorkspace('panel');
    await act(async () => workspace.call.end({ message: 'The user has been forgotten', id: '5a3d01' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The user has been forgotten');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'http://admin.test/?enrolment=5a3d01');
    expect(navigate.mock.calls).toEqual([['http://admin.test/?enrolment=5a3d01']]);
  });

  it('leaves the next page to the CRM only once the log-out has reached the API', async () => {
    const { workspace } = anAgentWorkspace('panel');
    let done: () => void = () => undefined;
    const loggingOut = new Promise<void>((resolve) => (done = resolve));
    await act(async () => workspace.leave(loggingOut));
    expect(navigate).not.toHaveBeenCalled();
    await act(async () => done());
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

describe('a call that ends because the customer was forgotten', () => {
  const forgotten = { message: 'The user has been forgotten', id: '665f1c2a9b1e8a0012345678' };

  it('shows the message and goes to the record in the admin portal [TEL-18] [TEL-19]', async () => {
    const { workspace, services, open } = anAgentWorkspace('hosted');
    services.tokens.keep(someTokens(1));
    const { load, unmount } = aPanel();
    await open(load);
    await waitFor(() => expect(panel()).toHaveTextContent('Sam Hartley'));
    await act(async () => workspace.call.end(forgotten));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The user has been forgotten');
    expect(replace).toHaveBeenCalledWith('http://admin.test/?enrolment=665f1c2a9b1e8a0012345678');
    expect(services.tokens.access()).toBeNull();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Sam Hartley')).toBeNull();
  });

  it('stays in the CRM’s frame, with a link to the record', async () => {
    const { workspace } = anAgentWorkspace('panel');
    await act(async () => workspace.call.end(forgotten));
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /admin portal/ })).toHaveAttribute(
      'href',
      'http://admin.test/?enrolment=665f1c2a9b1e8a0012345678',
    );
  });
});
