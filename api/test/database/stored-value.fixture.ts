// Values are as the version before sub-documents had schemas stored them. Do not change them with the schemas.

/** A value of a sub-document of an enrolment, named by field and variant. */
export type StoredValue = readonly [field: string, name: string, value: object];

export const chosenAt = new Date('2026-11-20T10:00:00Z');
export const underWayUntil = new Date('2026-11-20T10:00:16Z');
export const sealed = { keyId: '1', box: 'c2VhbGVk' };
