import { broadbandValues } from './stored-broadband.fixture.js';
import { energyValues } from './stored-energy.fixture.js';
import { homeValues } from './stored-home.fixture.js';
import type { StoredValue } from './stored-value.fixture.js';

/** Values of each sub-document of an enrolment. */
export const subDocuments: readonly StoredValue[] = [...homeValues, ...energyValues, ...broadbandValues];
