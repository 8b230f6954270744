/** The rule by which pages of any origin may load the files of a bucket. */
export const publicReadRule = {
  AllowedMethods: ['GET', 'HEAD'],
  AllowedOrigins: ['*'],
  AllowedHeaders: ['*'],
  MaxAgeSeconds: 86_400,
};

/** Whether the CORS rules of a bucket already allow pages of any origin to load its files. */
export const readsFromAnyOrigin = (rules) =>
  rules.some(({ AllowedMethods, AllowedOrigins }) => AllowedMethods.includes('GET') && AllowedOrigins.includes('*'));
