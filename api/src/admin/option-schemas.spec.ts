import { requireHttps } from './option-schemas.js';

const hosts = ['https://meadow.example', 'http://meadow.example'];

describe('sites that may embed a brand', () => {
  it('must use https in production', () => {
    expect(() => requireHttps(hosts, 'production')).toThrow('http://meadow.example is not https');
    expect(() => requireHttps(['https://meadow.example'], 'production')).not.toThrow();
  });

  it('may use http in the demo, whose sites run locally', () => {
    expect(() => requireHttps(hosts, 'demo')).not.toThrow();
  });
});
