import { flagNames, type FlagName } from '@home-move/contract';
import type { BrandService } from '../../brand/brand.service.js';
import { BrandFlagsProvider } from './brand-flags.provider.js';

/** Contexts that contain the brand's flags need no read of the brand. */
const provider = new BrandFlagsProvider({} as BrandService);

async function flagsThatAreOn(flagsOff: readonly FlagName[]): Promise<readonly FlagName[]> {
  const context = { brandLevel: 'company', brandId: 1, flagsOff: [...flagsOff] };
  const evaluated = await Promise.all(
    flagNames.map(async (name) => [name, await provider.resolveBooleanEvaluation(name, false, context)] as const),
  );
  return evaluated.filter(([, { value }]) => value).map(([name]) => name);
}

describe('the flags of a brand', () => {
  it.each(['onboarding-journey', 'mhhs-settlement-consent', 'faster-switching', 'psr-access-granted', 'ask-nicely'])(
    'have %s, on unless the brand turns it off, alone [XUI-08]',
    async (name) => {
      expect(await flagsThatAreOn([])).toContain(name);
      expect(await flagsThatAreOn([name as FlagName])).toEqual(flagNames.filter((other) => other !== name));
    },
  );

  it('are no others', async () => {
    await expect(provider.resolveBooleanEvaluation('free-energy', false, { flagsOff: [] })).rejects.toThrow(
      'no flag free-energy',
    );
  });
});
