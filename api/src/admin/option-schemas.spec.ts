import { requireHttps } from './option-schemas.js';

const hosts = ['https://meadow.example', 'http://meadow.example'];

describe('sites that may embed a brand', () => {
  it('must use https in production', () => {
    expect(() => requireHttps(hosts, 'production')).toThrow('http://meadow.example is not https');
    expect(() => requireHttps(['https://meadow.example'], 'production')).not.toThrow();
  });

  it.each(['https://0.0.0.0', 'https://crm.localhost', 'https://192.168.1.4:8443'])(
    'cannot be on this machine or in a private network in production: %s',
    (origin) => {
      expect(() => requireHttps([origin], 'production')).toThrow(
        `${origin} is on this machine or in a private network`,
      );
      expect(() => requireHttps([origin], 'demo')).not.toThrow();
    },
  );

  it('may use http in the demo, whose sites run locally', () => {
    expect(() => requireHttps(hosts, 'demo')).not.toThrow();
  });
});
