import { assert, error } from './errors.mjs';

describe('an error of the federation runtime', () => {
  it('has its code, its facts and its cause', () => {
    expect(() => error('RUNTIME-008', {}, { remoteName: 'energy' }, 'offline')).toThrow(
      'RUNTIME-008 {"remoteName":"energy"} offline',
    );
    expect(() => error(new TypeError('no container'))).toThrow(TypeError);
  });

  it('follows from a condition that does not hold', () => {
    expect(() => assert(true, 'RUNTIME-009')).not.toThrow();
    expect(() => assert(null, 'RUNTIME-009')).toThrow('RUNTIME-009');
  });
});
