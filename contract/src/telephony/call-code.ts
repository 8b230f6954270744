import { pathOf } from '../journey/steps';

const callParam = 'call';

/** Path of the page for the code that proves a contact, as agents open it at any time of a call. */
export const callCodePath = (): string => `${pathOf('onboarding-code')}?${callParam}`;

/** Whether the query is that of `callCodePath`: the page then leads back to the one before it. */
export const isCallCode = (query: URLSearchParams): boolean => query.has(callParam);
