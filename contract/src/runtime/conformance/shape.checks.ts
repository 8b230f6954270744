import { flagNames } from '../../brand/brand';
import { runtimeVersion, satisfies } from '../runtime-version';
import { assert, assertSame } from './assertions';
import type { RuntimeCheck } from './harness';

/** Path of the first nested object that is not frozen; null when all are. */
function firstUnfrozen(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return name;
  for (const [key, inner] of Object.entries(value)) {
    const found = firstUnfrozen(inner, `${name}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Version, immutability and settings. */
export const shapeChecks: readonly RuntimeCheck[] = [
  {
    name: 'states the version of the contract, or an earlier one of the same major',
    run: async ({ open }) => {
      const { version } = open(null).runtime;
      assert(satisfies(runtimeVersion, `^${version}`), `version is ${version} instead of ${runtimeVersion}`);
    },
  },
  {
    name: 'is deeply frozen',
    run: async ({ open }) => {
      const unfrozen = firstUnfrozen(open(null).runtime, 'runtime');
      assert(unfrozen === null, `${unfrozen} is not frozen`);
    },
  },
  {
    name: 'has a context, brand, theme and settings',
    run: async ({ open }) => {
      const { context, portal, brand, theme, config, consent } = open(null).runtime;
      assert(['hosted', 'embedded', 'panel'].includes(context), `context is ${context}`);
      assert(['tenant', 'telephony'].includes(portal), `portal is ${portal}`);
      assertSame(theme.name, brand.theme, 'theme');
      assert(theme.mode === 'light' || theme.mode === 'dark', `mode is ${theme.mode}`);
      assert(config.namedSupplier !== '', 'no named supplier');
      assert(config.moveIn.maxPastMonths > 0 && config.moveIn.maxFutureDays > 0, 'no limits of the move-in date');
      assertSame(typeof consent.has('C0002'), 'boolean', 'consent');
    },
  },
  {
    name: 'has a value for every feature flag',
    run: async ({ open }) => {
      const flags = open(null).runtime.flags.get();
      for (const name of flagNames) assertSame(typeof flags[name], 'boolean', name);
    },
  },
  {
    name: 'returns a new Date each time',
    run: async ({ open }) => {
      const { clock } = open(null).runtime;
      const first = clock.now();
      assert(first instanceof Date && !Number.isNaN(first.getTime()), 'the clock returns no date');
      first.setFullYear(1999);
      assert(clock.now().getFullYear() !== 1999, 'a remote can change the clock');
    },
  },
];
