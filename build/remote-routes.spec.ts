import { lazySteps, remoteRoutes } from './remote-routes.mjs';

const contract = {
  journeyIds: ['energy', 'solar', 'visitors'],
  standalonePages: { visitors: '/visitors' },
  steps: {
    'solar-edit-roof': { journey: 'solar', path: '/solar/edit/roof' },
    'solar-edit': { journey: 'solar', path: '/solar/edit/:key' },
    'energy-list': { journey: 'energy', path: '/energy/list' },
    'solar-quote': { journey: 'solar', path: '/solar/quote' },
  },
  matchPath: (pattern: string, path: string) =>
    pattern === '/solar/edit/:key' && path.startsWith('/solar/edit/') ? {} : null,
};
const routes = (manifest: { name: string; stepsWithoutPage?: string[] }) =>
  remoteRoutes({ stepsWithoutPage: [], ...manifest }, contract);

describe('the routes of a remote', () => {
  it("are the paths of its journey's steps, in order, without paths that a wider pattern covers", () => {
    expect(routes({ name: 'solar' })).toEqual(['/solar/edit/:key', '/solar/quote']);
  });

  it('exclude steps without a page', () => {
    expect(routes({ name: 'solar', stepsWithoutPage: ['solar-quote'] })).toEqual(['/solar/edit/:key']);
  });

  it('are the standalone page of a journey without steps', () => {
    expect(routes({ name: 'visitors' })).toEqual(['/visitors']);
  });

  it('fail for a name that is not a journey', () => {
    expect(() => routes({ name: 'wind' })).toThrow('wind is not a journey of contract/src/journey/steps.ts.');
  });

  it.each(['energy-list', 'solar-panels'])('fail for %s, which is not a step of the journey', (step) => {
    expect(() => routes({ name: 'solar', stepsWithoutPage: [step] })).toThrow(
      `${step} is not a step of the journey solar.`,
    );
  });
});

describe('the lazy steps of a remote', () => {
  const lazy = (manifest: { firstSteps?: string[]; stepsWithoutPage?: string[] }) => [
    ...lazySteps({ name: 'solar', firstSteps: [], stepsWithoutPage: [], ...manifest }, contract),
  ];

  it('are the steps of its journey except first-screen steps and steps without a page', () => {
    expect(lazy({ firstSteps: ['solar-quote'] })).toEqual([
      ['solar-edit-roof', '/solar/edit/roof'],
      ['solar-edit', '/solar/edit/:key'],
    ]);
    expect(lazy({ stepsWithoutPage: ['solar-edit-roof', 'solar-edit'] })).toEqual([['solar-quote', '/solar/quote']]);
  });

  it('fail for a first step of another journey', () => {
    expect(() => lazy({ firstSteps: ['energy-list'] })).toThrow('energy-list is not a step of the journey solar.');
  });
});
