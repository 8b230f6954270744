import { entertainmentPartners, isSky, isSkyTv } from './entertainment';
import { skyCallbackSlots, skyCallbackTexts } from './sky-callback';

const tv = { name: 'Sky TV', feature1: '', feature1Title: '', feature2: '', feature2Title: '' };

it('has the slots 1 to 4 and Anytime [BBSET-09]', () => {
  expect(skyCallbackSlots).toEqual(['1', '2', '3', '4', 'Anytime']);
});

it('describes each slot as two hours of the stated hours [BBSET-09, BBSET-10]', () => {
  expect(skyCallbackTexts).toEqual({
    hours: '12pm-8pm Monday to Friday, within 24 hours',
    slots: { '1': '12pm to 2pm', '2': '2pm to 4pm', '3': '4pm to 6pm', '4': '6pm to 8pm', Anytime: 'Anytime' },
  });
});

it.each([
  ['Sky, with TV', entertainmentPartners.sky, tv, true, true],
  ['Sky, without TV', entertainmentPartners.sky, null, true, false],
  ['home telecom, with TV', entertainmentPartners.ht, tv, false, false],
  ['a provider’s own site, with TV', null, tv, false, false],
])('recognises a package of %s [CODE-04]', (_, partner, packageTv, sky, skyTv) => {
  expect({ sky: isSky({ partner }), skyTv: isSkyTv({ partner, tv: packageTv }) }).toEqual({ sky, skyTv });
});
