import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideFederationRuntime } from './provided-runtime';

/** The files of the plugin's runtime that end up in the entry of a remote. */
const inEntry = ['index.js', 'utils.js', 'helpers.js'].map((file) =>
  readFileSync(join(dirname(require.resolve('@module-federation/runtime')), file), 'utf8'),
);
const imported = inEntry.flatMap((code) =>
  [...code.matchAll(/import \{([^}]*)\} from "@module-federation\/runtime-core"/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
);

describe('the federation runtime for remotes', () => {
  const root: { _FEDERATION_RUNTIME_CORE?: object } = {};
  provideFederationRuntime(root);

  it('has every name that an entry reads in a browser', () => {
    expect(imported).toContain('ModuleFederation');
    const inBrowser = imported.filter((name) => name !== 'loadScriptNode');
    expect(Object.keys(root._FEDERATION_RUNTIME_CORE ?? {})).toEqual(expect.arrayContaining(inBrowser));
  });

  it('cannot be replaced by a remote', () => {
    expect(() => (root._FEDERATION_RUNTIME_CORE = {})).toThrow(TypeError);
    expect(Object.isFrozen(root._FEDERATION_RUNTIME_CORE)).toBe(true);
  });
});
