import type { RemoteRecord } from '@home-move/contract';
import { createRemote } from '@home-move/ui';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createTelemetry, type Report } from '../runtime/telemetry';
import { aRealRuntime } from '../testing/runtime.builder';
import { aRecord } from '../testing/boot.builder';
import { createJourneys } from './create-journeys';
import { fetchResolution } from './fetch-resolution';
import { createRegistry } from './registry';
import type { LoadRemote } from './load';
import type { RemoteModule } from './remote-module';

const before = aRecord({ version: '1.3.0', global: 'hm_energy_1_3_0' });

function Works() {
  return <p>The last good version</p>;
}
function ThrowsInAnEffect() {
  useEffect(() => {
    throw new Error('in an effect');
  }, []);
  return <p>The newest version</p>;
}
function ThrowsAtOnce(): never {
  throw new Error('first render');
}

/** The energy journey on real React: version 1.4.0 renders the given component, 1.3.0 works; `load` replaces both. */
function open(Newest: () => React.ReactNode, lastGood: readonly RemoteRecord[], load?: LoadRemote) {
  const { api, build } = aRealRuntime('/enrolment/energy/usage');
  const outlet = document.body.appendChild(document.createElement('div'));
  const telemetry = createTelemetry();
  const reports: Report[] = [];
  telemetry.onReport((report) => reports.push(report));
  const remoteOf = ({ version }: RemoteRecord) =>
    createRemote({ name: 'energy', root: version === '1.4.0' ? Newest : Works }) as RemoteModule;
  const journeys = createJourneys({
    names: ['energy'],
    outlet,
    telemetry,
    registry: createRegistry({ remotes: [aRecord()], lastGood }, 0),
    load: load ?? ((record) => Promise.resolve(remoteOf(record))),
    refresh: () => fetchResolution({ brand: 'default' }, false, api.fetch),
    newRuntime: () => ({ ...build(), telemetry }),
    views: {
      waiting: () => <p>The journey loads</p>,
      failed: ({ onRetry }) => (
        <button type="button" onClick={onRetry}>
          Load it again
        </button>
      ),
    },
    onMounted: () => undefined,
  });
  return { api, energy: journeys.get('energy'), phases: () => reports.map(({ phase }) => phase), reports };
}

const tryAgain = async () => (await screen.findByRole('button', { name: 'Try again' })).click();

describe('the energy journey', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('shows progress while its code loads', async () => {
    const { energy } = open(Works, [], () => new Promise(() => undefined));
    await energy?.mount();
    expect(await screen.findByText('The journey loads')).toBeVisible();
    await energy?.unmount();
    expect(screen.queryByText('The journey loads')).not.toBeInTheDocument();
  });

  it('shows its panel after an error in an effect, and the last good version after Try again', async () => {
    const { energy, reports, phases } = open(ThrowsInAnEffect, [before]);
    await energy?.mount();
    await tryAgain();
    expect(await screen.findByText('The last good version')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The journey loads')).toBeNull());
    expect(phases()).toEqual(['render', 'render', 'fallback']);
    expect(reports.at(-1)?.error).toEqual(new Error('1.4.0 to 1.3.0'));
    await energy?.unmount();
  });

  it('keeps its panel after an error in an effect if no last good version exists', async () => {
    const { energy, phases } = open(ThrowsInAnEffect, []);
    await energy?.mount();
    await tryAgain();
    expect(await screen.findByRole('link', { name: '020 7946 0123' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('HM-601');
    expect(phases()).toEqual(['render', 'render']);
    await energy?.unmount();
  });

  describe('after its code did not load', () => {
    const resolution = 'GET /api/v1/registry/resolution?brand=default';

    /** Loading fails once; each later attempt renders its version. */
    function failingOnce() {
      const requested: string[] = [];
      const load: LoadRemote = async ({ version }) => {
        requested.push(version);
        if (requested.length === 1) throw new Error('404');
        return createRemote({ name: 'energy', root: () => <p>Version {version}</p> });
      };
      return { requested, ...open(Works, [], load) };
    }
    const loadAgain = async () => (await screen.findByRole('button', { name: 'Load it again' })).click();

    it('is replaced by the version that the registry names at the next attempt', async () => {
      const { api, energy, requested } = failingOnce();
      api.on(resolution, { body: { remotes: [aRecord({ version: '1.5.0' })], lastGood: [] } });
      await energy?.mount();
      await loadAgain();
      expect(await screen.findByText('Version 1.5.0')).toBeVisible();
      expect(requested).toEqual(['1.4.0', '1.5.0']);
      await energy?.unmount();
    });

    it('is loaded in the same version while the registry cannot be reached', async () => {
      const { api, energy, requested } = failingOnce();
      api.on(resolution, 'offline');
      await energy?.mount();
      await loadAgain();
      expect(await screen.findByText('Version 1.4.0')).toBeVisible();
      expect(requested).toEqual(['1.4.0', '1.4.0']);
      await energy?.unmount();
    });
  });

  it('falls back silently to the last good version after two errors at its first render', async () => {
    const { energy, phases } = open(ThrowsAtOnce, [before]);
    await energy?.mount();
    expect(await screen.findByText('The last good version')).toBeVisible();
    expect(phases()).toEqual(['render', 'HM-501', 'render', 'HM-501', 'fallback']);
    await energy?.unmount();
  });
});
