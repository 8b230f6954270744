/** Validation messages of the address of a page, for web developers. */
export const siteCheckMessages = {
  url: 'Enter the address of your page, for example https://www.example.com/moving-in',
  scheme: 'Enter an address that starts with https://',
  credentials: 'Enter the address without a user name or password',
  port: 'Enter the address without a port number',
} as const;
