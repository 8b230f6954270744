import { DEVELOPMENT_DEPLOY_KEY } from '../launcher/api-environment.mjs';
import { Line } from './line.mjs';

const NAME = 'council-water';
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'];
const HASH = `sha384-${'A'.repeat(64)}`;
const react = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => [name, '^19.0.0']),
);

/** Records of three versions of one remote. No browser loads their files. */
export const listedRemotes = VERSIONS.map((version) => ({
  name: NAME,
  version,
  contract: '^1.0.0',
  global: `hm_council_water_${version.replaceAll('.', '_')}`,
  entry: 'entry.js',
  files: { 'entry.js': HASH },
  firstChunks: [],
  firstShared: [],
  shared: react,
  routes: ['/enrolment/council-services'],
  kind: 'optional',
  publishedBy: 'chaos',
  publishedAt: '2026-01-01T00:00:00.000Z',
}));

/** Removes versions of a remote from what visitors get, and restores them, by the registry's calls. */
export class Removals {
  #removed = new Set();

  constructor(client, random) {
    Object.assign(this, { client, random });
  }

  /** The versions whose removal was acknowledged last. */
  get removed() {
    return [...this.#removed];
  }

  get #left() {
    return VERSIONS.filter((version) => !this.#removed.has(version));
  }

  /** Removes one of the versions, or restores it if it is removed. The registry refuses to remove the last one. */
  async change() {
    const version = this.random.pick(this.#left.length > 1 ? VERSIONS : this.removed);
    const isWithdrawn = !this.#removed.has(version);
    const body = { name: NAME, version, isWithdrawn, why: 'chaos' };
    const { status, body: answer } = await this.client.send('PUT', '/registry/withdrawals', {
      token: DEVELOPMENT_DEPLOY_KEY,
      body,
    });
    // A repeat whose predecessor was processed finds the version restored.
    const isRepeat = !isWithdrawn && answer?.code === 'VALIDATION';
    if (status !== 200 && !isRepeat) throw new Error(`PUT /registry/withdrawals answered ${status}`);
    if (isWithdrawn) this.#removed.add(version);
    else this.#removed.delete(version);
  }

  /** Compares the version that visitors get from each process with the one that the acknowledged changes leave. */
  async compareShown(apis) {
    const expected = this.#left.at(-1);
    const line = new Line();
    for (const api of apis) {
      const { remotes } = await (await fetch(`${api}/api/v1/registry/resolution`)).json();
      const shown = remotes.find(({ name }) => name === NAME)?.version;
      line.count({ done: 1, stored: shown === expected ? 1 : 0 });
    }
    return line;
  }
}
