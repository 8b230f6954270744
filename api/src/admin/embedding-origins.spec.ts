import { mustBeHttps } from './embedding-origins.js';

const hosts = ['https://meadow.example', 'http://meadow.example'];

describe('sites that may embed a brand', () => {
  it('are https in production', () => {
    expect(() => mustBeHttps(hosts, 'production')).toThrow('http://meadow.example is not https');
    expect(() => mustBeHttps(['https://meadow.example'], 'production')).not.toThrow();
  });

  it('may be http in the demo, whose sites are on this machine', () => {
    expect(() => mustBeHttps(hosts, 'demo')).not.toThrow();
  });
});
