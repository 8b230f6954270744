import { operatorOf } from './operator.js';

const production = { ADMIN_OPERATOR: undefined, APP_MODE: 'production', REHEARSAL: false } as const;

describe('the operator of the support tool', () => {
  it('is ADMIN_OPERATOR, for any user of the system', () => {
    expect(operatorOf({ ...production, ADMIN_OPERATOR: 'Alex Kim' }, { user: 'node' })).toBe('Alex Kim');
  });

  it('is the user of the system, if that is a person', () => {
    expect(operatorOf(production, { user: 'akim' })).toBe('akim');
  });

  it.each([['node'], ['root'], [null]])('has to be named in production if that user is %p', (user) => {
    expect(() => operatorOf(production, { user })).toThrow(/^ADMIN_OPERATOR is missing: set it to your name/);
  });

  it('needs no name in a command that a deployment runs', () => {
    expect(operatorOf(production, { user: 'node', isUnattended: true })).toBe('node');
  });

  it.each([
    ['in demo mode', { ...production, APP_MODE: 'demo' as const }],
    ['in a rehearsal', { ...production, REHEARSAL: true }],
  ])('needs no name %s', (_, settings) => {
    expect(operatorOf(settings, { user: 'root' })).toBe('root');
    expect(operatorOf(settings, { user: null })).toMatch(/^uid /);
  });
});
