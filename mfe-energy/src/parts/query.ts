/** Whether a cache key is of this query. */
export const isKeyOf = (name: string) => (key: unknown) => Array.isArray(key) && key[0] === name;
