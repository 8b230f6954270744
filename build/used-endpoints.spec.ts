import { webpackBuild } from './webpack-build.fixture';

/** The endpoints that `entry.js` uses of a contract whose definitions are in `contract/endpoints`. */
function usedBy(entry: string): unknown {
  const { errors, read } = webpackBuild({
    files: {
      'entry.js': entry,
      'contract/package.json': '{ "sideEffects": false }',
      'contract/index.js':
        "export * from './endpoints/energy.endpoints'; export * from './endpoints/plan.endpoints'; export const day = 1;",
      'contract/roles.js': "export const roles = ['customer'];",
      'contract/endpoints/endpoint.js': "export const endpoint = (definition) => ({ version: 'v1', ...definition });",
      'contract/endpoints/skip.endpoints.js':
        "import { endpoint } from './endpoint'; export const skipCalls = { skip: endpoint({ method: 'PUT', path: '/skip' }) };",
      'contract/endpoints/energy.endpoints.js': `
        import { roles } from '../roles';
        import { endpoint } from './endpoint';
        import { skipCalls } from './skip.endpoints';
        export const energyEndpoints = {
          ...skipCalls,
          quotes: endpoint({ method: 'POST', path: '/quotes', roles }),
          journey: endpoint({ method: 'GET', path: '/journey/:id', version: 'v2', roles }),
        };`,
      'contract/endpoints/plan.endpoints.js':
        "import { endpoint } from './endpoint'; export const planEndpoints = { plan: endpoint({ method: 'GET', path: '/plan' }) };",
    },
    imports: "import { usedEndpoints } from './used-endpoints.mjs';",
    config: `plugins: [{
      apply: (compiler) => compiler.hooks.thisCompilation.tap('Spec', (compilation) => {
        let used;
        compilation.hooks.afterChunks.tap('Spec', () => (used = usedEndpoints(compilation, folder + '/contract/endpoints')));
        compilation.hooks.processAssets.tap('Spec', () =>
          compilation.emitAsset('used.json', new webpack.sources.RawSource(JSON.stringify(used))));
      }),
    }]`,
  });
  expect(errors).toEqual([]);
  return JSON.parse(read('used.json').toString());
}

describe('the API calls of a build', () => {
  it('are the members that its modules refer to', () => {
    expect(
      usedBy(`
        import { energyEndpoints, planEndpoints } from './contract';
        const { skip } = energyEndpoints;
        console.log(energyEndpoints.journey, skip, planEndpoints.plan.path);
      `),
    ).toEqual(['GET /api/v1/plan', 'GET /api/v2/journey/:id', 'PUT /api/v1/skip']);
  });

  it('leave out calls of code that is not in the build', () => {
    expect(
      usedBy(`
        import { energyEndpoints, planEndpoints } from './contract';
        const unused = () => energyEndpoints.quotes;
        console.log(planEndpoints.plan);
      `),
    ).toEqual(['GET /api/v1/plan']);
  });

  it('include every call of an area that is passed on as a whole', () => {
    expect(
      usedBy("import { energyEndpoints } from './contract'; console.log(Object.values(energyEndpoints));"),
    ).toEqual(['GET /api/v2/journey/:id', 'POST /api/v1/quotes', 'PUT /api/v1/skip']);
  });

  it('are none without the contract’s definitions', () => {
    expect(usedBy("import { day } from './contract'; console.log(day);")).toEqual([]);
  });
});
