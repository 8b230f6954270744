import { testEnvironment } from '../../../../test/support/test-env.js';
import { Log } from '../../../common/logging/log.js';
import { readEnv } from '../../../config/env.js';
import type { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { type Brand, demoBrands } from './brands.data.js';
import { DefaultBrandCheck } from './default-brand.check.js';

const [someBrand = null] = demoBrands(undefined);

/** The log lines of a start in a mode, with `found` as the stored default brand. */
async function logged(mode: 'demo' | 'production', found: Brand | null): Promise<string[]> {
  const lines: string[] = [];
  const repository: Pick<BrandRepository, 'byRoute'> = { byRoute: () => Promise.resolve(found) };
  const brands = new BrandService(repository as BrandRepository);
  const log = new Log('info', { write: (line) => void lines.push(line) });
  const env = { ...readEnv(testEnvironment()), APP_MODE: mode };
  await new DefaultBrandCheck(brands, log, env).onApplicationBootstrap();
  return lines;
}

describe('a start in production', () => {
  it('logs one line when the default brand is missing', async () => {
    const [line = '{}', ...more] = await logged('production', null);
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      collection: 'brands',
      urlRoute: 'default',
      msg: 'the database holds no default brand: add it with brand add of the support tool; until then pages answer 503 and the process is not ready',
    });
  });

  it('logs nothing when the default brand exists', async () => {
    expect(await logged('production', someBrand)).toEqual([]);
  });
});

it('a start in demo mode, which seeds its brands, logs nothing', async () => {
  expect(await logged('demo', null)).toEqual([]);
});
